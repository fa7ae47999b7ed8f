import { baseDesign } from '../../brief/design.ts'
import {
  ButtonRow,
  Button,
  Callout,
  Card,
  CardGrid,
  Code,
  Column,
  Columns,
  Figure,
  Heading,
  KeyValue,
  Label,
  List,
  ListItem,
  Ornament,
  PullQuote,
  Quote,
  Row,
  Rule,
  Stack,
  Stat,
  StatRow,
  Table,
} from '../../compose/index.ts'
import { resolveTheme } from '../../theme/resolve-theme.ts'
import type { Theme } from '../../theme/theme.ts'
import { evenWords, sheetSize, type Tree, tree } from './tree.test.kit.tsx'

/** In which parts are composed, and sheets drawn. Its rules are of whole px: browsers put them on whole dots. */
export const theme: Theme = {
  ...resolveTheme(baseDesign, sheetSize, { lang: 'en', dir: 'ltr' }),
  rule: 2,
}

/** What formats are composed of. */
export const parts: readonly Tree[] = [
  tree('headings', [
    <Heading level={1} theme={theme}>
      Title
    </Heading>,
    <Heading level={2} theme={theme}>
      Chapter
    </Heading>,
    <p>Words</p>,
  ]),
  tree(
    'facts under their labels',
    <KeyValue
      theme={theme}
      columns={2}
      pairs={[
        { label: 'Number', value: '17' },
        { label: 'Date', value: '4 May' },
        { label: 'Due', value: <p>4 June</p> },
      ]}
    />,
  ),
  tree(
    'facts beside their labels',
    <KeyValue
      theme={theme}
      labels="beside"
      pairs={[
        { label: 'Number', value: '17' },
        { label: 'Date', value: '4 May' },
      ]}
    />,
  ),
  tree(
    'a table of the house',
    <Table
      theme={theme}
      columns={[
        { heading: 'Item', width: '50%' },
        { heading: 'Count', width: '25%' },
        { heading: 'Sum', width: '25%' },
      ]}
      rows={[
        ['Rope', '2', '10.00'],
        ['Anchor', '1', '90.00'],
      ]}
      totals={[['Total', '', '100.00']]}
    />,
  ),
  tree(
    'a list of the house',
    <List theme={theme}>
      <ListItem>One</ListItem>
      <ListItem>
        Two
        <List theme={theme} ordered>
          <ListItem>Inner</ListItem>
        </List>
      </ListItem>
    </List>,
  ),
  tree(
    'cards',
    <CardGrid theme={theme} columns={2}>
      <Card theme={theme}>
        <p>{evenWords(4)}</p>
      </Card>
      <Card theme={theme}>
        <p>Words</p>
      </Card>
      <Card theme={theme}>
        <p>Words</p>
      </Card>
    </CardGrid>,
  ),
  tree(
    'columns',
    <Columns theme={theme} shares={[2, 1]}>
      <Column>
        <p>{evenWords(5)}</p>
      </Column>
      <Column>
        <p>Words</p>
      </Column>
    </Columns>,
  ),
  tree(
    'figures',
    <StatRow theme={theme}>
      <Stat theme={theme} value="340" label="studios" />
      <Stat theme={theme} value="26" label="hours" />
    </StatRow>,
  ),
  tree('a picture with its caption', <Figure theme={theme} src="figure.png" alt="" caption="Caption" />),
  tree('quotes', [
    <Quote theme={theme} cite="Author">
      <p>Words</p>
    </Quote>,
    <PullQuote theme={theme} cite="Author">
      <p>Words</p>
    </PullQuote>,
  ]),
  tree('code', <Code theme={theme} code={'const a = 1\n  return a'} />),
  tree(
    'a callout',
    <Callout theme={theme} kind="note">
      <p>{evenWords(6)}</p>
    </Callout>,
  ),
  tree(
    'rows, stacks and rules',
    <Stack theme={theme}>
      <Row theme={theme}>
        <Label theme={theme}>Label</Label>
        <p>Words</p>
      </Row>
      <Rule theme={theme} />
      <ButtonRow theme={theme}>
        <Button theme={theme} href="https://example.org">
          Button
        </Button>
      </ButtonRow>
      <Ornament theme={theme} />
    </Stack>,
  ),
]
