import type { Shaped } from './shapes.test.kit.ts'

const person = {
  name: 'Hanne Aldous',
  jobTitle: 'Paper conservator',
  email: 'hanne@aldous.example',
  telephone: '+44 1904 496 0188',
  location: 'York, England',
}
const summary =
  'Conservator of maps and bound books with eleven years in archives. I teach repair as patiently as I do it.'

interface Post {
  readonly title: string
  readonly organization: string
  readonly start: string
  readonly end: string
  readonly points: readonly string[]
}

const posts: readonly Post[] = [
  {
    title: 'Senior conservator',
    organization: 'Minster Library',
    start: '2019',
    end: '2026',
    points: ['Led the repair of 340 parish maps', 'Trained four apprentices'],
  },
  {
    title: 'Bench conservator',
    organization: 'Tyne Record Office',
    start: '2014',
    end: '2019',
    points: ['Rebound the shipping ledgers', 'Set up the flood plan'],
  },
]

const degree = { title: 'MA Conservation', organization: 'Northumbria School', start: '2012', end: '2014' }
const skills = ['Letterpress', 'Bookbinding', 'Leaf casting']

const years = ({ start, end }: Pick<Post, 'start' | 'end'>): string => `${start} – ${end}`

const keys = `---
name: ${person.name}
position: ${person.jobTitle}
email: ${person.email}
phone: "${person.telephone}"
location: ${person.location}
summary: ${summary}
experience:
${posts
  .map(
    post =>
      `  - title: ${post.title}\n    company: ${post.organization}\n    dates: ${years(post)}\n    points:\n${post.points.map(text => `      - ${text}`).join('\n')}`,
  )
  .join('\n')}
education:
  - degree: ${degree.title}
    school: ${degree.organization}
    dates: ${years(degree)}
skills: [${skills.join(', ')}]
---
`

const foreign = `---
basics:
  name: ${person.name}
  label: ${person.jobTitle}
  email: ${person.email}
  phone: "${person.telephone}"
  location:
    city: ${person.location}
  summary: ${summary}
work:
${posts
  .map(
    ({ title, organization, start, end, points }) =>
      `  - name: ${organization}\n    position: ${title}\n    startDate: "${start}"\n    endDate: "${end}"\n    highlights:\n${points.map(text => `      - ${text}`).join('\n')}`,
  )
  .join('\n')}
education:
  - institution: ${degree.organization}
    area: ${degree.title}
    startDate: "${degree.start}"
    endDate: "${degree.end}"
skills:
${skills.map(name => `  - name: ${name}`).join('\n')}
---
`

const contacts: readonly (readonly [label: string, value: string])[] = [
  ['Position', person.jobTitle],
  ['Email', person.email],
  ['Phone', person.telephone],
  ['Location', person.location],
]

const labels = `# ${person.name}

${contacts.map(([label, value]) => `**${label}:** ${value}`).join('  \n')}

**Summary:** ${summary}

## Experience

${posts
  .map(
    post =>
      `**Position:** ${post.title}  \n**Company:** ${post.organization}  \n**Dates:** ${years(post)}\n\n${post.points.map(text => `- ${text}`).join('\n')}`,
  )
  .join('\n\n')}

## Education

**Degree:** ${degree.title}  \n**School:** ${degree.organization}  \n**Dates:** ${years(degree)}

**Skills:** ${skills.join(', ')}
`

const table = `# ${person.name}

| | |
|---|---|
${contacts.map(([label, value]) => `| ${label} | ${value} |`).join('\n')}

${summary}

## Experience

| Dates | Position | Company | What I did |
|---|---|---|---|
${posts.map(post => `| ${years(post)} | ${post.title} | ${post.organization} | ${post.points.join('<br>')} |`).join('\n')}

## Education

| Dates | Degree | School |
|---|---|---|
| ${years(degree)} | ${degree.title} | ${degree.organization} |

## Skills

| |
|---|
${skills.map(skill => `| ${skill} |`).join('\n')}
`

const list = `# ${person.name}

${person.jobTitle}

- ${person.email}
- ${person.telephone}
- ${person.location}

${summary}

## Experience

${posts
  .map(
    post =>
      `### ${post.title}\n\n${post.organization} | *${years(post)}*\n\n${post.points.map(text => `- ${text}`).join('\n')}`,
  )
  .join('\n\n')}

## Education

### ${degree.title}

${degree.organization} | *${years(degree)}*

## Skills

${skills.map(skill => `- ${skill}`).join('\n')}
`

const paste = `${person.name}
${person.jobTitle}
${person.email} | ${person.telephone} | ${person.location}

${summary}

EXPERIENCE

${posts
  .map(
    post =>
      `${post.title}\t${years(post)}\n${post.organization}\n${post.points.map(text => `•\t${text}`).join('\n')}`,
  )
  .join('\n\n')}

EDUCATION

${degree.title}\t${years(degree)}
${degree.organization}

SKILLS

${skills.join(', ')}
`

/** A resume of two posts in six shapes. */
export const resume: Shaped = {
  slug: 'resume',
  values: {
    ...person,
    abstract: summary,
    ...Object.fromEntries(
      [...posts, { ...degree, points: [] }].flatMap(({ title, organization, start, end, points }, at) => [
        [`title of entry ${at + 1}`, title],
        [`organization of entry ${at + 1}`, organization],
        [`dates of entry ${at + 1}`, `${start} ${end}`],
        ...points.map((text, index) => [`point ${index + 1} of entry ${at + 1}`, text] as const),
      ]),
    ),
    ...Object.fromEntries(skills.map((skill, at) => [`skill ${at + 1}`, skill])),
  },
  shapes: { keys, foreign, labels, table, list, paste },
}
