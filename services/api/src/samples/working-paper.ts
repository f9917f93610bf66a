import { asCell } from '@workledger/contracts/kernel/spreadsheet'
import { attributes, type SampleMark } from '@workledger/contracts/samples/sample-kinds'
import { attributeWord, isWhy, whyWord } from '@workledger/contracts/samples/sample-words'
import type { SampleDetails } from '@workledger/contracts/samples/samples.api'
import type { SampleItemRow } from '@workledger/contracts/samples/samples.lists'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import { xlsxSheet } from '@workledger/projections/kernel/xlsx-file'
import Papa from 'papaparse'
import { html } from '../kernel/http/html'
import { type PaperLanguage, paperWords } from './working-paper-words'

export interface Paper {
  readonly language: PaperLanguage
  readonly company: string
  readonly sample: SampleDetails
  readonly items: readonly (SampleItemRow & {
    readonly whys: Readonly<Record<string, string>>
    readonly key: string
  })[]
  readonly made_at: string
  readonly made_by: string
}

type Item = Paper['items'][number]

interface Figure {
  readonly number: string
}

type Cell = string | Figure | null

const words = ({ language }: Paper) => paperWords[language]
const totalsInWords = (amounts: SampleDetails['totals']) =>
  amounts.map(({ currency, amount }) => `${amount} ${currency}`).join(', ')

/** Returns the method and progress of the sample, as label and value. */
function paperFacts(paper: Paper): [label: string, value: string][] {
  const { sample, company, made_at, made_by } = paper
  const { fact, population, status } = words(paper)

  return [
    [fact.company, company],
    [fact.population, population[sample.population]],
    [fact.period, `${sample.from_on} – ${sample.to_on} (${sample.zone})`],
    [fact.size, `${sample.size} / ${sample.population_size}`],
    ...(sample.totals.length > 0
      ? [
          [fact.sums, `${totalsInWords(sample.sums)} / ${totalsInWords(sample.totals)}`] as [
            string,
            string,
          ],
        ]
      : []),
    [fact.seed, sample.seed],
    [fact.algorithm, sample.algorithm],
    [fact.position, sample.position],
    [fact.head, sample.head_hash],
    [fact.digest, sample.digest],
    [fact.drawn, `${sample.drawn_at} UTC, ${sample.drawn_by ?? ''}`],
    [fact.status, status[sample.status]],
    [fact.results, words(paper).results(sample)],
    [fact.made, `${made_at} UTC, ${made_by}`],
  ]
}

const resultOf = (paper: Paper, mark: SampleMark | null) => words(paper).mark[mark ?? 'open']

/** Returns the reasons why an item's attributes fail. */
const failures = (paper: Paper, item: Item) =>
  attributes.flatMap((letter) => {
    const why = item.whys[letter]
    const failed = item[letter.toLowerCase() as 'a'] === 'fail'
    return failed && why && isWhy(why) ? [`${letter}: ${whyWord(why, paper.language)}`] : []
  })

const sign = (paper: Paper, result: Item['a']) => words(paper).sign[result]

function matrix(paper: Paper): Cell[][] {
  const { column, signature, title } = words(paper)

  const letters = attributes.map((letter): Cell[] => [
    letter,
    attributeWord(paper.sample.population, letter, paper.language),
  ])

  const head = [
    column.number,
    column.name,
    column.day,
    column.what,
    column.amount,
    column.currency,
    column.days,
    ...attributes,
    column.result,
  ]

  return [
    [title, paper.sample.name],
    ...paperFacts(paper).map(([label, value]): Cell[] => [label, value]),
    [],
    ...letters,
    [],
    [...head, column.note, column.why, column.marked, column.key, column.stream],
    ...paper.items.map((item): Cell[] => [
      { number: String(item.number) },
      item.name,
      item.day,
      item.what,
      item.amount === null ? null : { number: item.amount },
      item.currency,
      item.days === null ? null : { number: item.days },
      ...([item.a, item.b, item.c, item.d, item.e] as const).map((result) => sign(paper, result)),
      resultOf(paper, item.mark),
      item.note,
      failures(paper, item).join(' '),
      item.marked_at ? `${item.marked_at} UTC, ${item.marked_by ?? ''}` : null,
      item.key,
      item.stream,
    ]),
    [],
    ...signature.map((label): Cell[] => [label, '']),
  ]
}

export const paperCsv = (paper: Paper): Buffer =>
  Buffer.from(
    `\ufeff${Papa.unparse(
      matrix(paper).map((row) =>
        row.map((cell) =>
          typeof cell === 'object' && cell ? asCell(cell.number, true) : asCell(cell, false),
        ),
      ),
      { newline: '\r\n' },
    )}\r\n`,
  )

export function paperXlsx(asker: Asker, paper: Paper): Promise<Buffer> {
  const cells = matrix(paper).map((row) => row.map(xlsxCell))
  const width = Math.max(...cells.map((row) => row.length))
  const widths = [18, 34, 12, 22, ...Array<number>(width - 4).fill(12)]

  return xlsxSheet(asker, { name: words(paper).title, cells, widths })
}

function xlsxCell(cell: Cell) {
  if (cell === null || cell === '') return { t: 'z' as const }
  if (typeof cell === 'string') return { t: 's' as const, v: cell.slice(0, 32_767) }

  // Numbers with more digits than a double stay text, so that none is lost.
  return cell.number.replace(/\D/g, '').length > 15
    ? { t: 's' as const, v: cell.number }
    : { t: 'n' as const, v: Number(cell.number) }
}

const STYLE =
  "@page{size:A4 landscape;margin:14mm}body{font:10px/1.4 Inter,'Noto Sans Arabic',sans-serif;color:#18181b;margin:0}h1{font-size:18px;margin:0 0 2mm}" +
  '.muted{color:#52525b}dl{display:grid;grid-template-columns:max-content 1fr max-content 1fr;gap:1mm 5mm;margin:3mm 0}dd{margin:0;overflow-wrap:anywhere}' +
  'table{border-collapse:collapse;width:100%;margin:3mm 0}thead{display:table-header-group}tr{break-inside:avoid}' +
  'th,td{text-align:start;vertical-align:top;padding:1mm 1.5mm;border-bottom:.2mm solid #d4d4d8}th{font-weight:600}.end{text-align:end;font-variant-numeric:tabular-nums}' +
  '.bad{color:#9d174d;font-weight:600}.letters td:first-child{width:6mm;font-weight:600}.letter{text-align:center;width:5mm}.sign{display:grid;grid-template-columns:1fr 1fr;gap:12mm;margin-top:10mm;break-inside:avoid}' +
  '.sign div{border-top:.2mm solid #18181b;padding-top:1mm;margin-top:10mm}'

/** Returns the printed page: the working paper for filing and signature. */
export function paperPage(paper: Paper): string {
  const { language, sample } = paper
  const { column, signature, title } = words(paper)

  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><title>${sample.name}</title><style>${STYLE}</style></head>
<body>
<div class="muted">${title}</div>
<h1><bdi>${sample.name}</bdi></h1>
<dl>${paperFacts(paper).map(([label, value]) => html`<dt class="muted">${label}</dt><dd><bdi>${value}</bdi></dd>`)}</dl>
<table class="letters"><tbody>${attributes.map(
    (letter) =>
      html`<tr><td>${letter}</td><td>${attributeWord(sample.population, letter, language)}</td></tr>`,
  )}</tbody></table>
<table>
<thead><tr><th class="end">${column.number}</th><th>${column.name}</th><th>${column.day}</th><th>${column.what}</th><th class="end">${column.amount}</th>${attributes.map(
    (letter) => html`<th class="letter">${letter}</th>`,
  )}<th>${column.result}</th><th>${column.note}</th></tr></thead>
<tbody>${paper.items.map(
    (item) =>
      html`<tr><td class="end">${item.number}</td><td><bdi>${item.name}</bdi></td><td>${item.day}</td><td><bdi>${item.what}</bdi></td><td class="end">${
        item.amount === null ? item.days : html`<bdi>${item.amount} ${item.currency}</bdi>`
      }</td>${([item.a, item.b, item.c, item.d, item.e] as const).map(
        (result) =>
          html`<td class="letter${result === 'fail' ? ' bad' : ''}">${sign(paper, result)}</td>`,
      )}<td class="${item.mark === 'exception' ? 'bad' : ''}">${resultOf(paper, item.mark)}</td><td><bdi>${item.note}</bdi>${failures(
        paper,
        item,
      ).map((failure) => html`<div class="muted">${failure}</div>`)}</td></tr>`,
  )}</tbody>
</table>
<div class="sign">${signature.map((label) => html`<div>${label}</div>`)}</div>
</body>
</html>`.text
}
