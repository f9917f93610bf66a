/**
 * What to do about errors of the compiler that a declaration of ours causes: a text that a language
 * lacks, a list column without SQL. TypeScript names the file and the property, not the remedy.
 */
const remedies = [
  {
    // The words and events of areas, the messages of pages, the texts of mails and prints.
    file: /(?:\/words\/|\.|\/)(?:zh|es|fr|it|ar)\.ts$/,
    says: (file, name) =>
      `${file} lacks “${name}”. Write it there in the language of the file; the English file next to it has the text. \`npm run messages -- missing\` lists all.`,
  },
  {
    file: /^projections\/src\/.*\.lists\.ts$/,
    says: (file, name) =>
      `${file} does not say where “${name}” comes from. Add the column to the table of the list, or its SQL to \`sql\`. See docs/contributing/add-a-list.md.`,
  },
]

const start = /^(?<file>[^\s(]+)\(\d+,\d+\): error TS\d+: /
const missing = [
  /Property '(?<names>[^']+)' is missing in type/,
  /is missing the following properties from type .*: (?<names>[\w, ]+?)(?:, and \d+ more)?\.?$/m,
]

const namesIn = (message) =>
  missing.flatMap((pattern) => message.match(pattern)?.groups.names.split(', ') ?? [])

/** The errors in an output of `tsc`: its file and its text with all lines that go on from it. */
const errorsIn = (output) => {
  const errors = []

  for (const line of output.split('\n')) {
    const file = line.match(start)?.groups.file

    if (file) errors.push({ file, message: line })
    else if (line.startsWith(' ') && errors.length) errors.at(-1).message += `\n${line}`
  }

  return errors
}

/** One sentence for each text or column that is missing; none for other errors. */
export const remediesFor = (output) => [
  ...new Set(
    errorsIn(output).flatMap(({ file, message }) => {
      const remedy = remedies.find((each) => each.file.test(file))

      return remedy ? namesIn(message).map((name) => remedy.says(file, name)) : []
    }),
  ),
]
