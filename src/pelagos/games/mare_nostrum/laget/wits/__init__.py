"""What bots and players may work out: judgement, rules of thumb, planners, odds."""
