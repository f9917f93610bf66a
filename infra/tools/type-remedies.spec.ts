import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/** Runs the module in a process of its own, as `npm run typecheck` does: Jest loads no `.mjs`. */
const remediesFor = (output: string): string[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { remediesFor } from '${pathToFileURL(require.resolve('./type-remedies.mjs'))}'
         console.log(JSON.stringify(remediesFor(${JSON.stringify(output)})))`,
      ],
      { encoding: 'utf8' },
    ),
  )

describe('an error of the compiler comes with its remedy', () => {
  it('names each text that a language lacks, once', () => {
    const remedies = remediesFor(
      [
        "services/contracts/src/clients/words/fr.ts(8,3): error TS2741: Property 'hrate' is missing in type '{ a: string; }' but required in type '{ b: string; }'.",
        "services/contracts/src/clients/words/fr.ts(8,3): error TS2741: Property 'hrate' is missing in type '{ a: string; }' but required in type '{ b: string; }'.",
        "web-admin/src/audit/messages.es.ts(4,52): error TS2345: Argument of type '{ a: string }' is not assignable to parameter of type '{ b: string }'.",
        "  Type '{ a: string }' is missing the following properties from type '{ b: string }': page, tabs, and 2 more.",
      ].join('\n'),
    )

    expect(remedies).toEqual([
      expect.stringMatching(/^services\/contracts\/src\/clients\/words\/fr\.ts lacks “hrate”/),
      expect.stringMatching(/^web-admin\/src\/audit\/messages\.es\.ts lacks “page”/),
      expect.stringMatching(/^web-admin\/src\/audit\/messages\.es\.ts lacks “tabs”/),
    ])
  })

  it('says where the SQL of a column goes', () => {
    expect(
      remediesFor(
        [
          "projections/src/clients/clients.lists.ts(7,3): error TS2322: Type '{ stream: string; }' is not assignable to type 'DifferingSql<…>'.",
          "  Property 'nosuch' is missing in type '{ stream: string; }' but required in type '{ nosuch: string; }'.",
        ].join('\n'),
      ),
    ).toEqual([
      expect.stringMatching(/clients\.lists\.ts does not say where “nosuch” comes from\. Add/),
    ])
  })

  it('is silent about other errors', () => {
    expect(
      remediesFor(
        "web-admin/src/clients/client-dialog.tsx(66,13): error TS2741: Property 'revision' is missing in type '{}' but required in type 'Shown'.",
      ),
    ).toEqual([])
  })
})
