/** Copies to begin with for papers of several parts, each with its format and a brief in its front matter. */
export const papers: Readonly<Record<string, string>> = {
  brochure: `---
format: brochure
brief: warm white, slate blue and ochre, airy, folk
---

# The Weaving Mill

A museum that still works

## The looms

Eleven looms from 1874 run every weekday at two. The floor shakes; hold on to the rail.

## Try it

Weave a bookmark on a table loom. It takes forty minutes, and you keep it.

## For schools

Half a day for up to thirty children, with lunch in the dye house. We speak English, Welsh and French.

## Visit

| | Opens | Closes |
|---|---|---|
| April to October | 10.00 | 17.30 |
| November to March | 11.00 | 16.00 |

Adults £9.50, children free

Dre-fach Felindre, Carmarthenshire
+44 1559 555 010 · mill.example
`,

  'case-study': `---
format: case-study
brief: editorial, off-white, deep green accent
---

# Half the water, the same lawn

How the city of Murcia rebuilt the watering of 41 parks

**Client:** Parks Department, Murcia
**Our part:** Sensors, software, training
**Time:** 14 months

## The problem

The parks were watered by the clock. It rained, and the sprinklers ran all the same.

## What we did

1. Measured the soil of every park for a season
2. Put a valve and a sensor in each of 612 beds
3. Taught eleven gardeners to read the map

## Results

| | Before | After |
|---|---|---|
| Water a year, m³ | 310,000 | 148,000 |
| Cost a year | €402,000 | €207,000 |
| Dry beds in August | 96 | 9 |

> We used to drive around looking for brown grass. Now the brown grass rings us.
>
> — Lucía Roca, head gardener
`,

  contract: `---
format: contract
brief: plain black on white, a readable serif
---

# Agreement on the Repair of a Roof

between **Anna Keller**, Hofgasse 3, Bern ("the Owner")
and **Dach & Holz AG**, Industrieweg 18, Thun ("the Roofer")

## The work

1. The Roofer replaces the tiles of the south side, about 140 m².
2. The Owner chooses the tile from three samples by 1 March 2027.

## Price and payment

1. The price is CHF 31,400, tax included.
2. A third is due when work begins, the rest within 30 days of its end.

## Time

Work begins on 12 April 2027 and takes no more than four weeks, days of rain not counted.

## Defects

The Roofer mends, free of charge, what proves faulty within five years.

Bern, 4 February 2027

Anna Keller
For Dach & Holz AG: Beat Wüthrich
`,

  'cover-letter': `---
format: cover-letter
brief: calm, deep red on a warm white, a serif
---

# Tomás Herrera

Calle Mayor 21, 28013 Madrid · +34 600 555 014 · tomas@herrera.example

8 February 2027

Ms Ruth Adeyemi
The Maritime Museum
Quay Road, Bristol

**Conservator of wooden boats**

Dear Ms Adeyemi,

In 2019 I found a 1906 pilot cutter under a tarpaulin in Getxo, and spent four winters bringing her back to the water. Your advertisement asks for somebody who would rather keep an old plank than make a new one. That is how I work.

At the Itsas Museoa I look after nine boats, two apprentices and a steam box that is older than I am. I write everything down: my reports on the *Maixabel* are in use at three other museums.

I would be glad to show you her, and to hear about yours.

Yours sincerely,

Tomás Herrera
`,

  cv: `---
format: cv
brief: calm and editorial, a serif for headings, one deep blue accent
---

# Elif Aydın

Structural engineer for old buildings

İzmir · +90 532 555 0147 · elif@aydin.example · aydin.example

I find out why old houses stand, and make sure that they go on doing so.

## Experience

### Senior engineer, Taş & Ahşap

2021 – today, İzmir

- Lead surveys of 60 stone houses a year after the 2020 earthquake
- Brought the cost of a survey down by a third with a drone and a checklist

### Engineer, Kervan Restorasyon

2016 – 2021, Bursa

- Strengthened the roof of a 15th-century bath without a single visible bolt
- Trained eight site foremen

## Education

### M.Sc. Earthquake Engineering

2014 – 2016, Boğaziçi University

### B.Sc. Civil Engineering

2010 – 2014, Middle East Technical University

## Skills

Stone and timber, finite elements, drawing by hand, site management

## Languages

Turkish, English, Italian
`,

  nda: `---
format: nda
brief: plain, a readable serif, wide margins
---

# Mutual Non-Disclosure Agreement

between **Bright Harbour Labs Ltd**, 8 Quay House, Cork
and **Ferrum Foundry GmbH**, Werkstraße 5, Linz

Date: 11 January 2027

## Purpose

The parties want to find out whether the Foundry can cast the Labs' turbine blades.

## What is confidential

Drawings, samples, prices and measurements that one party gives the other, in any form, until they are public without a breach of this agreement.

## What each party does

1. It uses them for the purpose and nothing else.
2. It shows them only to those of its people who need them.
3. It gives them back, or destroys them, within 30 days of being asked.

## Term

This agreement ends two years after its date; what was shown before stays confidential for three more.

## Law

The law of Ireland.

For Bright Harbour Labs: Niamh Burke, Director
For Ferrum Foundry: Lukas Steiner, Managing Director
`,

  proposal: `---
format: proposal
brief: confident, off-white, deep blue and a warm orange
---

# A library in the old fire station

Proposal to the town of Sligo

**For:** Town Council, Sligo
**By:** Corrib Architects
**Date:** 2 February 2027

## In short

We turn the engine hall into a reading room for 90, keep the tower, and open in 16 months for €2.4 million.

## What we found

The walls are sound, the roof is not. The doors are the best thing in the street, and have been shut since 2009.

## What we would do

1. Mend and insulate the roof
2. Put shelves where the hoses hung
3. Open all four doors, and glaze them

## When

| Step | Begins | Weeks |
|---|---|---|
| Survey and permits | March 2027 | 14 |
| Roof and walls | July 2027 | 26 |
| Inside | January 2028 | 22 |

## Price

| Item | Amount |
|---|---|
| Building work | €1,860,000 |
| Furniture and shelves | €310,000 |
| Fees | €230,000 |
| **Total** | **€2,400,000** |

## Next step

Meet us at the station on 20 February, 10 am. We bring the key.
`,

  report: `---
format: report
brief: editorial, off-white, dark green, a serif for headings
---

# The Repair Café in its third year

Annual report 2026

## In short

We opened on 24 Saturdays, 912 people came, and **71 %** of what they brought left working.

## What came in

| Things | Brought | Mended |
|---|---|---|
| Lamps | 204 | 171 |
| Kitchen machines | 318 | 197 |
| Clothes | 251 | 236 |
| Phones | 139 | 43 |

Phones are the sorrow of the year: glued shut, and nobody sells the parts.

## Who helps

Forty-one volunteers, from a retired watchmaker to two apprentices who came to look and stayed.

> I learnt more about toasters than I wanted to.
>
> — Joost, volunteer since 2024

## Money

| | 2025 | 2026 |
|---|---|---|
| Donations | €6,120 | €7,940 |
| Town grant | €4,000 | €4,000 |
| Spent on parts and tools | €8,310 | €9,655 |

## Next year

1. A second evening, on Wednesdays
2. A shelf of spare parts, shared with Utrecht
3. Fewer phones
`,

  resume: `---
format: resume
brief: compact, clear sans, one dark green accent, one page
---

# Marcus Okonjo

Head baker · Baltimore · (410) 555-0148 · marcus@okonjo.example

Fourteen years of bread, six of running the people who make it.

## Experience

### Head Baker, Tidewater Bread Co.

2020 – present, Baltimore

- Run a team of 18 over two shifts and 4,200 loaves a day
- Cut flour waste from 6 % to 2 % in a year
- Started the Saturday class that now fills itself

### Baker, Fell's Point Ovens

2013 – 2020, Baltimore

- Wrote the sourdough that is still half of all sales
- Taught eleven apprentices, nine of whom bake today

## Education

Diploma in Baking and Pastry, Johnson & Wales University, 2013

## Skills

Natural leavens, rosters and costs, HACCP, Spanish
`,

  whitepaper: `---
format: whitepaper
brief: sober, white, dark teal, a serif text
---

# Small batteries, large villages

Why shared storage beats a battery in every cellar

Working paper 4 · March 2027 · The Uplands Energy Group

## Abstract

We followed 212 households in three villages over two winters. One shared battery a village did the work of private ones at **58 %** of their cost.

## What we measured

Every quarter of an hour: what each roof gave, what each house took, what each battery held.

| Village | Houses | Roofs with panels | Battery |
|---|---|---|---|
| Elm | 64 | 31 | 400 kWh |
| Vrin | 71 | 22 | 380 kWh |
| Sedrun | 77 | 40 | 520 kWh |

## What we found

Shared storage is full when it is needed, because not everybody cooks at six. Private batteries stood full and idle on 141 days a year.

## What follows

1. Count storage by the village
2. Let neighbours sell to each other at a fixed price
3. Put the battery where the line is weakest

## Limits

Three villages are three villages. Flat country has other winters.
`,
}
