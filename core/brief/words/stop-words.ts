/** Words that carry no wish of their own: everything else in a brief is reported. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the and or nor as at by for from in into of on onto over to per plus so ' +
    'is are be been was it its this that these there they i we you he she my our your their me us ' +
    'should would could can will may must shall do does have has had please want need like would want ' +
    'some any each all every which who what when where how also too colour colors color colours'
  ).split(' '),
)
