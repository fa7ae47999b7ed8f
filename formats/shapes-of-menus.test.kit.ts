import type { Shaped } from './shapes.test.kit.ts'

const house = 'The Heron and Bell'
const tagline = 'Supper by the weir since 1986'
const terms = 'Ask us about allergens before you order.'

interface Dish {
  readonly name: string
  readonly description: string
  readonly price: string
}

interface Course {
  readonly name: string
  readonly dishes: readonly Dish[]
}

const courses: readonly Course[] = [
  {
    name: 'Starters',
    dishes: [
      { name: 'Smoked trout', description: 'rye toast, pickled cucumber', price: '£9.00' },
      { name: 'Leek tart', description: 'hazelnut crust, soft cheese', price: '£8.50' },
      { name: 'Pea broth', description: 'mint oil, croutons', price: '£7.00' },
    ],
  },
  {
    name: 'Mains',
    dishes: [
      { name: 'Shoulder of lamb', description: 'barley, roast carrots', price: '£19.00' },
      { name: 'Pollock fillet', description: 'brown shrimp butter', price: '£18.00' },
      { name: 'Squash gnocchi', description: 'sage, aged cheddar', price: '£15.50' },
    ],
  },
  {
    name: 'Desserts',
    dishes: [
      { name: 'Damson fool', description: 'ginger biscuit', price: '£6.50' },
      { name: 'Treacle pudding', description: 'custard, for two', price: '£11.00' },
      { name: 'Curd cake', description: 'poached rhubarb', price: '£7.50' },
    ],
  },
]

type Writer = (dish: Dish) => string

const courseList = (head: (name: string) => string, write: Writer, between = '\n'): string =>
  courses.map(({ name, dishes }) => `${head(name)}\n${dishes.map(write).join(between)}`).join('\n\n')

const records = (head: string, name: string, rest: Writer): string =>
  courses
    .map(
      course =>
        `  - ${name}: ${course.name}\n    ${head}:\n${course.dishes.map(dish => `      - ${name}: ${dish.name}\n${rest(dish)}`).join('\n')}`,
    )
    .join('\n')

const keys = `---
title: ${house}
tagline: ${tagline}
sections:
${records('items', 'name', ({ description, price }) => `        description: ${description}\n        price: ${price}`)}
terms: ${terms}
---
`

const foreign = `---
nome: ${house}
sottotitolo: ${tagline}
portate:
${records('piatti', 'nome', ({ description, price }) => `        descrizione: ${description}\n        prezzo: ${price}`)}
avvertenze: ${terms}
---
`

const labels = `# ${house}

**Tagline:** ${tagline}

${courseList(
  name => `## ${name}\n`,
  ({ name, description, price }) => `**${name}:** ${description}, ${price}`,
  '\n\n',
)}

${terms}
`

const table = `# ${house}

${tagline}

${courseList(
  name => `## ${name}\n\n| Dish | Description | Price |\n|---|---|---:|`,
  ({ name, description, price }) => `| ${name} | ${description} | ${price} |`,
)}

${terms}
`

const list = `# ${house}

${tagline}

${courseList(
  name => `## ${name}\n`,
  ({ name, description, price }) => `- **${name}** ${description} ${price}`,
)}

${terms}
`

const paste = `${house}
${tagline}

${courseList(
  name => name.toUpperCase(),
  ({ name, description, price }) => `${name}\t${price}\n${description}`,
)}

${terms}
`

/** A menu of three courses in six shapes. */
export const menu: Shaped = {
  slug: 'menu',
  values: {
    title: house,
    alternativeHeadline: tagline,
    ...Object.fromEntries(
      courses.flatMap(({ name, dishes }, at) => [
        [`course ${at + 1}`, name],
        ...dishes.flatMap((dish, index) => [
          [`dish ${at + 1}.${index + 1}`, dish.name] as const,
          [`description ${at + 1}.${index + 1}`, dish.description] as const,
          [`price ${at + 1}.${index + 1}`, dish.price] as const,
        ]),
      ]),
    ),
    terms,
  },
  shapes: { keys, foreign, labels, table, list, paste },
}
