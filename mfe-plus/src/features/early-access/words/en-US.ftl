plus-early-mark = Early access
plus-early-others = This is open to Supporter 10 for now, before it comes to all.
plus-early-plans = See the plans
