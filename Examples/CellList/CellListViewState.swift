import Honeycomb
