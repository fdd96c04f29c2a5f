"""The Xcode project of Examples/CellListApp, made from the files in its folders."""

import hashlib
import re

FOLDER = "Examples/CellListApp"
PROJECT = FOLDER + "/CellListApp.xcodeproj/project.pbxproj"
SCHEME = FOLDER + "/CellListApp.xcodeproj/xcshareddata/xcschemes/CellListApp.xcscheme"
PRODUCTS = ["CellCatalog", "Honeycomb", "ScreenAudits", "ScreenDocuments"]
# An example of the package, which is no product: the app compiles its sources, except for what reads resources of the package.
EXAMPLE = "../CellList"
TYPES = {".swift": "sourcecode.swift", ".plist": "text.plist.xml", ".xcprivacy": "text.xml"}
# The lowest version of iOS that the app supports: that with trait overrides.
IOS = "17.0"
COMMON = f"""SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = {IOS}; SWIFT_VERSION = 6.0; TARGETED_DEVICE_FAMILY = "1,2";
 SUPPORTS_MACCATALYST = YES; CODE_SIGN_STYLE = Automatic; ALWAYS_SEARCH_USER_PATHS = NO; CLANG_ENABLE_MODULES = YES;
 PRODUCT_NAME = "$(TARGET_NAME)"; CURRENT_PROJECT_VERSION = 1; MARKETING_VERSION = 0.1.0;""".replace("\n", "")
APP = """GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = example.CellListApp;
 LD_RUNPATH_SEARCH_PATHS = "$(inherited) @executable_path/Frameworks";""".replace("\n", "")
UI_TESTS = """GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = example.CellListApp.UITests;
 TEST_TARGET_NAME = CellListApp;""".replace("\n", "")


def identifier(name):
    """The identifier of an object: 24 hexadecimal digits that depend on its name only."""
    return hashlib.sha256(name.encode()).hexdigest()[:24].upper()


def members(root, folder):
    """The names of the files in a folder of the app."""
    files = [file for file in (root / FOLDER / folder).iterdir() if file.suffix in TYPES]
    return sorted(file.name for file in files if folder != EXAMPLE or "PackageResources" not in file.read_text())


def project(root):
    """The text of the project."""
    objects = []

    def add(name, kind, fields):
        objects.append((identifier(name), f"{{isa = {kind}; {fields}}};"))
        return identifier(name)

    def listed(items):
        return "(" + "".join(item + ", " for item in items) + ")"

    def group(name, children, path=None):
        place = f'path = "{path}"; ' if path else ""
        return add("group " + name, "PBXGroup", f'children = {listed(children)}; {place}sourceTree = "<group>"; ')

    def phase(name, kind, files):
        return add(
            name, kind, f"buildActionMask = 2147483647; files = {listed(files)}; runOnlyForDeploymentPostprocessing = 0; "
        )

    def configurations(name, settings):
        both = [
            add(f"{name} {each}", "XCBuildConfiguration", f"buildSettings = {{{settings} {more}}}; name = {each}; ")
            for each, more in (("Debug", 'ONLY_ACTIVE_ARCH = YES; SWIFT_OPTIMIZATION_LEVEL = "-Onone"; '), ("Release", ""))
        ]
        return add(
            name + " configurations",
            "XCConfigurationList",
            f"buildConfigurations = {listed(both)}; defaultConfigurationName = Release; ",
        )

    def target(name, folders, product_type, suffix, settings, packages, dependencies):
        groups, sources, resources = [], [], []
        for folder in folders:
            references = []
            for file in members(root, folder):
                suffix_of_file = file[file.rindex(".") :]
                reference = add(
                    f"{folder}/{file}",
                    "PBXFileReference",
                    f'lastKnownFileType = {TYPES[suffix_of_file]}; path = "{file}"; sourceTree = "<group>"; ',
                )
                references.append(reference)
                if suffix_of_file != ".plist":
                    built = add(f"build {folder}/{file}", "PBXBuildFile", f"fileRef = {reference}; ")
                    (sources if suffix_of_file == ".swift" else resources).append(built)
            groups.append(group(folder.split("/")[-1], references, folder))
        products = [
            add("package product " + each, "XCSwiftPackageProductDependency", f"productName = {each}; ") for each in packages
        ]
        linked = [
            add("link " + each, "PBXBuildFile", f"productRef = {product}; ")
            for each, product in zip(packages, products, strict=False)
        ]
        built = add(
            "product " + name,
            "PBXFileReference",
            f"explicitFileType = {'wrapper.application' if suffix == 'app' else 'wrapper.cfbundle'}; includeInIndex = 0; "
            f"path = {name}.{suffix}; sourceTree = BUILT_PRODUCTS_DIR; ",
        )
        phases = [
            phase(name + " sources", "PBXSourcesBuildPhase", sources),
            phase(name + " frameworks", "PBXFrameworksBuildPhase", linked),
            phase(name + " resources", "PBXResourcesBuildPhase", resources),
        ]
        add(
            "target " + name,
            "PBXNativeTarget",
            f"buildConfigurationList = {configurations(name, settings)}; buildPhases = {listed(phases)}; buildRules = (); "
            f"dependencies = {listed(dependencies)}; name = {name}; packageProductDependencies = {listed(products)}; "
            f'productName = {name}; productReference = {built}; productType = "com.apple.product-type.{product_type}"; ',
        )
        return groups, built

    app_groups, app = target("CellListApp", ["App", EXAMPLE], "application", "app", APP, PRODUCTS, [])
    proxy = add(
        "proxy",
        "PBXContainerItemProxy",
        f"containerPortal = {identifier('project')}; proxyType = 1; "
        f"remoteGlobalIDString = {identifier('target CellListApp')}; remoteInfo = CellListApp; ",
    )
    on_app = add("on app", "PBXTargetDependency", f"target = {identifier('target CellListApp')}; targetProxy = {proxy}; ")
    tests_groups, tests = target("CellListAppUITests", ["UITests"], "bundle.ui-testing", "xctest", UI_TESTS, [], [on_app])
    package = add("package", "XCLocalSwiftPackageReference", "relativePath = ../..; ")
    built = group("Products", [app, tests])
    main = group("main", app_groups + tests_groups + [built])
    add(
        "project",
        "PBXProject",
        f"attributes = {{BuildIndependentTargetsInParallel = 1; }}; buildConfigurationList = "
        f'{configurations("project", COMMON)}; compatibilityVersion = "Xcode 15.0"; developmentRegion = en; '
        f"hasScannedForEncodings = 0; knownRegions = (en, Base, ); mainGroup = {main}; "
        f'packageReferences = ({package}, ); productRefGroup = {built}; projectDirPath = ""; projectRoot = ""; '
        f"targets = ({identifier('target CellListApp')}, {identifier('target CellListAppUITests')}, ); ",
    )
    lines = "".join(f"\t\t{key} = {value}\n" for key, value in objects)
    return (
        "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {};\n\tobjectVersion = 60;\n\tobjects = {\n"
        + lines
        + f"\t}};\n\trootObject = {identifier('project')};\n}}\n"
    )


def scheme():
    """The text of the shared scheme, which builds and runs the app and runs its UI tests."""

    def reference(target, product):
        return (
            f'<BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="{identifier("target " + target)}" '
            f'BuildableName="{product}" BlueprintName="{target}" ReferencedContainer="container:CellListApp.xcodeproj"/>'
        )

    app = reference("CellListApp", "CellListApp.app")
    tests = reference("CellListAppUITests", "CellListAppUITests.xctest")
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<Scheme version="1.7">
  <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
    <BuildActionEntries>
      <BuildActionEntry buildForTesting="YES" buildForRunning="YES" buildForProfiling="YES" buildForArchiving="YES"
        buildForAnalyzing="YES">
        {app}
      </BuildActionEntry>
    </BuildActionEntries>
  </BuildAction>
  <TestAction buildConfiguration="Debug">
    <Testables>
      <TestableReference skipped="NO">
        {tests}
      </TestableReference>
    </Testables>
  </TestAction>
  <LaunchAction buildConfiguration="Debug">
    <BuildableProductRunnable runnableDebuggingMode="0">
      {app}
    </BuildableProductRunnable>
  </LaunchAction>
  <ArchiveAction buildConfiguration="Release"/>
</Scheme>
"""


def problems(root, text):
    """What is wrong with the text of a project: an outdated file list, identifiers that are not unique or not defined."""
    found = []
    if text != project(root):
        found.append(f"{PROJECT}: differs from the files of {FOLDER}; run Scripts/xcode-project")
    defined = re.findall(r"^\t\t([0-9A-F]{24}) = \{isa", text, re.MULTILINE)
    found += [f"{PROJECT}: {key} is defined twice" for key in sorted(set(defined)) if defined.count(key) > 1]
    used = set(re.findall(r"\b[0-9A-F]{24}\b", text))
    found += [f"{PROJECT}: {key} is not defined" for key in sorted(used - set(defined))]
    return found
