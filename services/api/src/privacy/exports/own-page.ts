import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { languages } from '@workledger/contracts/kernel/languages'
import type { Happened, Section } from './own-data'
import { ownPageWords } from './own-page-words'
import { ownWords } from './own-words'

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Columns that name the person of the page. */
const WHOSE = new Set(['employee_id', 'user_id', 'person_id'])

interface Page {
  language: ShippedLanguage
  name: string
  company: string
  madeAt: string
  sections: readonly Section[]
  /** Names of the ids in them. */
  names: ReadonlyMap<string, string>
  happened: readonly Happened[]
  files: readonly string[]
  /** Number of payslips that could not be printed. */
  unprinted: number
}

/** Returns a page without scripts that describes a person's data in words. */
export function ownPage({
  language,
  name,
  company,
  madeAt,
  sections,
  names,
  happened,
  files,
  unprinted,
}: Page): string {
  const t = ownPageWords[language]
  const title = escaped(t.title(name, company))
  const list = files
    .map((file) => `<li><a href="${encodeURI(file)}">${escaped(file)}</a></li>`)
    .join('')

  const events = happened
    .map(
      ({ at, what, by }) =>
        `<tr><td>${escaped(at)}</td><td>${escaped(what[language])}</td><td>${escaped(by)}</td></tr>`,
    )
    .join('')

  return `<!doctype html><html lang="${language}" dir="${languages[language].dir}"><meta charset="utf-8"><title>${title}</title>
<style>body{font:14px/1.5 system-ui,sans-serif;margin:32px auto;max-width:1100px;padding:0 16px}table{border-collapse:collapse;width:100%;margin:8px 0 24px}
td,th{border:1px solid #ccc;padding:4px 8px;text-align:start;vertical-align:top;overflow-wrap:anywhere}h2{margin-top:32px}div{overflow-x:auto}</style>
<h1>${title}</h1><p>${escaped(t.made(madeAt))}</p>
<h2>${t.files}</h2>${unprinted > 0 ? `<p>${t.missing} (${unprinted})</p>` : ''}<ul>${list}</ul>
${sections.map((section) => sectionOf(section, t.cut, ownWords(section.name, language, names))).join('\n')}
<h2>${t.events}</h2><div><table><tr><th>${t.at}</th><th>${t.what}</th><th>${t.by}</th></tr>${events}</table></div></html>
`
}

function sectionOf(
  { rows, cut }: Section,
  cutWords: string,
  { title, column, value }: ReturnType<typeof ownWords>,
): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].flatMap((key) => {
    if (WHOSE.has(key)) return []
    const label = column(key)
    const cells = rows.map((row) => value(row[key]))

    return label === null || cells.every((cell) => cell === '') ? [] : [{ label, cells }]
  })

  const head = columns.map(({ label }) => `<th>${escaped(label)}</th>`).join('')

  const body = rows
    .map(
      (_, n) => `<tr>${columns.map(({ cells }) => `<td>${escaped(cells[n]!)}</td>`).join('')}</tr>`,
    )
    .join('')

  return `<h2>${escaped(title)}</h2>${cut ? `<p>${cutWords}</p>` : ''}<div><table><tr>${head}</tr>${body}</table></div>`
}
