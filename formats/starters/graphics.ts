/** Copies to begin with for graphics and letters by mail, each with its format and a brief in its front matter. */
export const graphics: Readonly<Record<string, string>> = {
  dashboard: `---
format: dashboard
brief: dark slate, one bright green, calm
---

# Bakery, week 14

| | This week | Last week |
|---|---|---|
| Loaves sold | 4,210 | 3,980 |
| Revenue | £15,870 | £14,940 |
| Thrown away | 2.1 % | 2.9 % |

## Loaves by day

| Day | Loaves |
|---|---|
| Mon | 480 |
| Tue | 510 |
| Wed | 560 |
| Thu | 590 |
| Fri | 720 |
| Sat | 980 |
| Sun | 370 |

## What sells

| Bread | Share |
|---|---|
| Sourdough | 46 % |
| Rye | 23 % |
| Baguette | 19 % |
| Buns | 12 % |

Flour for nine days. The second oven is back on Monday.
`,

  'email-newsletter': `---
format: email-newsletter
brief: warm white, brick red, friendly, a serif for headings
---

# The allotment letter

April

## Potatoes go in now

The soil has 8 °C at last. Two fingers deep, a foot apart, and keep the fleece near: there may be frost until the 20th.

[What else to sow](https://allotment.example/april)

## Water is back

The taps on the north side run again. Please close them twice.

## Plant swap

Saturday, 18 April, 10 am, at the shed. Bring what you have too much of, take what you have not.

Yours, Dilys and Omar
`,

  infographic: `---
format: infographic
brief: cream, deep blue and coral, large figures, simple
---

# Where a litre of milk goes

What a shopper pays for one litre in Austria: €1.49

## Who gets what

| | Share |
|---|---|
| Farmer | 33 % |
| Dairy | 28 % |
| Shop | 27 % |
| Tax | 9 % |
| Transport | 3 % |

## One cow

**28 litres** a day

**305 days** of milk a year

**90 litres** of water drunk on a hot day

## From udder to shelf

1. Milked at five
2. Cooled to 4 °C
3. Collected by eight
4. Bottled by noon
5. In the shop the next morning

Source: survey of 140 farms, 2026
`,

  'org-chart': `---
format: org-chart
brief: white, deep blue, clear, friendly
---

# The theatre, and who to ask

- Ingrid Moe, Director
  - Samuel Adu, Head of Stage
    - Petra Lang, Lights
    - Yusuf Demir, Sound
    - Ewa Nowak, Props
  - Claire Dubois, Head of Programme
    - Ravi Patel, Dramaturg
    - Lena Berg, Education
  - Tom Hayes, Head of House
    - Aoife Kelly, Tickets
    - Jan de Wit, Bar
`,

  roadmap: `---
format: roadmap
brief: white, one strong blue, clear
---

# Bike workshop, the plan

## Now

- Online bookings — done
- Parts in stock on the web page — in progress

## Next

- Repairs you can watch: photos at each step
- Loan bikes for long jobs

## Later

- A second shop by the river
- Training for two apprentices a year
`,

  timeline: `---
format: timeline
brief: cream, dark red, vintage
---

# The branch line

- **1871**: The first train, nine carriages and a brass band
- **1904**: A second track as far as the quarry
- **1947**: The snow winter: eleven weeks without a train
- **1968**: Closed; the rails stay because nobody pays to lift them
- **1989**: Forty volunteers and a borrowed engine
- **2012**: Trains every summer Sunday
- **2026**: The last mile to the sea
`,
}
