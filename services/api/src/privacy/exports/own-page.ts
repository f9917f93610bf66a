import type { Happened, Section } from './own-data'

const words = {
  en: {
    title: (name: string, company: string) => `What ${company} holds about ${name}`,
    made: (at: string) => `Made on ${at} UTC. The same stands in data.json, for programs.`,
    files: 'Files and payslips',
    events: 'What happened',
    at: 'When (UTC)',
    what: 'What',
    by: 'By',
    cut: 'Cut off: there is more than a file takes. Ask your company for the rest.',
    missing: 'Payslips that could not be printed now; ask for them under Payslips.',
  },
  ar: {
    title: (name: string, company: string) => `ما تحتفظ به ${company} عن ${name}`,
    made: (at: string) => `أُعدّ في ${at} بالتوقيت العالمي. والبيانات نفسها في data.json للبرامج.`,
    files: 'الملفات وقسائم الرواتب',
    events: 'ما حدث',
    at: 'متى (بالتوقيت العالمي)',
    what: 'ماذا',
    by: 'من',
    cut: 'اقتُطع: هناك أكثر مما يتسع له الملف. اطلب الباقي من شركتك.',
    missing: 'قسائم تعذّرت طباعتها الآن؛ اطلبها من صفحة القسائم.',
  },
}
export type PageLanguage = keyof typeof words

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const shown = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
/** `base_compensation_amount` → Base compensation amount. */
const spoken = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`

interface Page {
  language: PageLanguage
  name: string
  company: string
  madeAt: string
  sections: readonly Section[]
  happened: readonly Happened[]
  files: readonly string[]
  /** Payslips that could not be printed. */
  unprinted: number
}

/** A page without scripts that says in words what is held of somebody. */
export function ownPage({ language, name, company, madeAt, sections, happened, files, unprinted }: Page): string {
  const t = words[language]
  const title = escaped(t.title(name, company))
  const list = files.map((file) => `<li><a href="${encodeURI(file)}">${escaped(file)}</a></li>`).join('')
  const events = happened
    .map(
      ({ at, what, by }) => `<tr><td>${escaped(at)}</td><td>${escaped(what[language === 'ar' ? 1 : 0])}</td><td>${escaped(by)}</td></tr>`,
    )
    .join('')
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><title>${title}</title>
<style>body{font:14px/1.5 system-ui,sans-serif;margin:32px auto;max-width:1100px;padding:0 16px}table{border-collapse:collapse;width:100%;margin:8px 0 24px}
td,th{border:1px solid #ccc;padding:4px 8px;text-align:start;vertical-align:top;overflow-wrap:anywhere}h2{margin-top:32px}div{overflow-x:auto}</style>
<h1>${title}</h1><p>${escaped(t.made(madeAt))}</p>
<h2>${t.files}</h2>${unprinted > 0 ? `<p>${t.missing} (${unprinted})</p>` : ''}<ul>${list}</ul>
${sections.map((section) => sectionOf(section, t.cut)).join('\n')}
<h2>${t.events}</h2><div><table><tr><th>${t.at}</th><th>${t.what}</th><th>${t.by}</th></tr>${events}</table></div></html>
`
}

function sectionOf({ name, rows, cut }: Section, cutWords: string): string {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row).filter((key) => shown(row[key]) !== '')))]
  const head = keys.map((key) => `<th>${escaped(spoken(key))}</th>`).join('')
  const body = rows.map((row) => `<tr>${keys.map((key) => `<td>${escaped(shown(row[key]))}</td>`).join('')}</tr>`).join('')
  return `<h2>${escaped(spoken(name))}</h2>${cut ? `<p>${cutWords}</p>` : ''}<div><table><tr>${head}</tr>${body}</table></div>`
}
