"""Arrows between folders and files, and their cycles."""

from collections import defaultdict


def components(edges: dict[str, set[str]]) -> list[list[str]]:
    """Strongly connected components with two members or more, the largest first (Tarjan 1972, without recursion)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    on_stack: set[str] = set()
    stack: list[str] = []
    result: list[list[str]] = []
    for root in sorted(edges):
        if root in order:
            continue
        order[root] = low[root] = len(order)
        stack.append(root)
        on_stack.add(root)
        work = [(root, iter(sorted(edges.get(root, ()))))]
        while work:
            node, targets = work[-1]
            for target in targets:
                if target not in order:
                    order[target] = low[target] = len(order)
                    stack.append(target)
                    on_stack.add(target)
                    work.append((target, iter(sorted(edges.get(target, ())))))
                    break
                if target in on_stack:
                    low[node] = min(low[node], order[target])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == order[node]:
                    component = []
                    while True:
                        member = stack.pop()
                        on_stack.discard(member)
                        component.append(member)
                        if member == node:
                            break
                    if len(component) > 1:
                        result.append(sorted(component))
    return sorted(result, key=len, reverse=True)


def layers(graph: dict[str, set[str]]) -> list[list[list[str]]]:
    """The members by layer, the lowest first: each uses lower ones only. Members of a cycle are together."""
    members = sorted(set(graph) | {target for targets in graph.values() for target in targets})
    rooms = {member: [member] for member in members}
    for component in components(graph):
        rooms.update((member, component) for member in component)
    levels: dict[str, int] = {}

    def level(room: list[str]) -> int:
        if room[0] not in levels:
            below = {target for member in room for target in graph.get(member, ()) if target not in room}
            levels[room[0]] = 1 + max((level(rooms[target]) for target in below), default=-1)
        return levels[room[0]]

    result: dict[int, list[list[str]]] = defaultdict(list)
    for member in members:
        if rooms[member][0] == member:
            result[level(rooms[member])].append(rooms[member])
    return [result[number] for number in sorted(result)]


def edges(uses, end) -> dict[str, set[str]]:
    """Who uses whom: `end` says what a path belongs to, a folder or itself. What may mean several ends says nothing."""
    result: dict[str, set[str]] = defaultdict(set)
    for use in uses:
        source = end(use.path)
        targets = {end(target.path) for target in use.targets}
        if len(targets) == 1 and source not in targets:
            result[source] |= targets
    return result
