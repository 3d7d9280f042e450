"""Chapter 18: the seventeen creatures, a file each. While a power is used, `b.open_decision` says
which decision is open. The four that stand on islands share `figures`."""
