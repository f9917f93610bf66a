import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { isolatedIn } from '@workledger/contracts/kernel/inserted'
import { languages } from '@workledger/contracts/kernel/languages'
import { asCell } from '@workledger/contracts/kernel/spreadsheet'
import {
  writtenDay,
  writtenList,
  writtenMoney,
  writtenNumber,
  writtenPair,
  writtenSpan,
} from '@workledger/contracts/kernel/written'
import { attributes, type SampleMark } from '@workledger/contracts/samples/sample-kinds'
import { attributeWord, isWhy, whyWord } from '@workledger/contracts/samples/sample-words'
import type { SampleDetails } from '@workledger/contracts/samples/samples.api'
import type { SampleItemRow } from '@workledger/contracts/samples/samples.lists'
import type { Asker } from '@workledger/domain/kernel/fair-turns'
import { pageFoot, paperStyle } from '@workledger/projections/kernel/look/look'
import { xlsxSheet } from '@workledger/projections/kernel/xlsx-file'
import Papa from 'papaparse'
import { Html, html } from '../kernel/http/html'
import { paperSigns, paperWords } from './working-paper-words'

export interface Paper {
  readonly language: ShippedLanguage
  readonly company: string
  /** A `data:` address. */
  readonly logo: string | null
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

const totalsInWords = (language: ShippedLanguage, amounts: SampleDetails['totals']) =>
  writtenList(
    language,
    amounts.map(({ currency, amount }) => writtenMoney(language, amount, currency)),
  )

/** 27 Nov 2026, 10:04 UTC: an instant of the read tables. */
const momentIn = (language: ShippedLanguage, instant: string) =>
  writtenList(language, [
    writtenDay(language, instant.slice(0, 10)),
    isolatedIn(language, `${instant.slice(11, 16)} UTC`),
  ])

type PaperFact = [label: string, ...values: string[]]

/** Returns the method and progress of the sample, as label and the parts of the value. */
function paperFacts(paper: Paper): PaperFact[] {
  const { sample, company, made_at, made_by, language } = paper
  const { fact, of, population, status } = words(paper)
  const sums = totalsInWords(language, sample.sums)

  return [
    [fact.company, company],
    [fact.population, population[sample.population]],
    [fact.period, `${writtenSpan(language, sample.from_on, sample.to_on)} (${sample.zone})`],
    [
      fact.size,
      of(writtenNumber(language, sample.size), writtenNumber(language, sample.population_size)),
    ],
    ...(sample.totals.length > 0
      ? [[fact.sums, of(sums, totalsInWords(language, sample.totals))] satisfies PaperFact]
      : []),
    [fact.seed, sample.seed],
    [fact.algorithm, sample.algorithm],
    [fact.position, sample.position],
    [fact.head, sample.head_hash],
    [fact.digest, sample.digest],
    [fact.drawn, momentIn(language, sample.drawn_at), sample.drawn_by ?? ''],
    [fact.status, status[sample.status]],
    [fact.results, words(paper).results(sample)],
    [fact.made, momentIn(language, made_at), made_by],
  ]
}

const resultOf = (paper: Paper, mark: SampleMark | null) => words(paper).mark[mark ?? 'open']

/** Returns the reasons why an item's attributes fail. */
const failures = (paper: Paper, item: Item) =>
  attributes.flatMap((letter) => {
    const why = item.whys[letter]
    const failed = item[letter.toLowerCase() as 'a'] === 'fail'
    return failed && why && isWhy(why)
      ? [writtenPair(paper.language, letter, whyWord(why, paper.language))]
      : []
  })

const sign = (result: Item['a']) => paperSigns[result]

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
    ...paperFacts(paper).map(([label, ...values]): Cell[] => [
      label,
      writtenList(paper.language, values.filter(Boolean)),
    ]),
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
      ...([item.a, item.b, item.c, item.d, item.e] as const).map((result) => sign(result)),
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

const PAPER_STYLE = `
@page{size:A4 landscape;margin:14mm 14mm 16mm}
body{font-size:11px}
.facts{grid-template-columns:repeat(4,1fr);gap:8px 20px}
.facts .long{grid-column:span 2}
.facts .hash dd{font-size:10px;font-weight:400}
.tests{columns:2;column-gap:24px;margin:12px 0;padding:0;list-style:none}
.tests li{display:flex;gap:8px;break-inside:avoid;margin-bottom:3px}
td,th{padding:4px 6px}
td:first-child,th:first-child{padding-inline-start:0}
td:last-child,th:last-child{padding-inline-end:0}
.letter{width:20px;text-align:center}
.result{white-space:nowrap}
tbody tr:nth-last-child(-n+3){break-after:avoid}
svg{width:10px;height:10px;fill:none;stroke:currentColor;stroke-width:1.6}
.sign{display:grid;grid-template-columns:1fr 1fr;gap:48px;padding-top:44px;break-inside:avoid;break-before:avoid}
.sign div{padding-top:4px;border-top:1px solid var(--text);color:var(--muted)}`

const SIGN_PATHS = { pass: 'M1.5 5.5L4 8l4.5-6', fail: 'M2 2l6 6M8 2l-6 6' } as const

/** Returns a result drawn as a picture, because the documents' fonts have no such letters. */
const drawnSign = (result: Item['a']) =>
  result === 'none'
    ? sign(result)
    : html`<svg viewBox="0 0 10 10" role="img" aria-label="${sign(result)}"><path d="${SIGN_PATHS[result]}"/></svg>`

/** A column of the printed table; `filled` is false if no item has content for it. */
interface PaperColumn {
  readonly label: string
  readonly style?: string
  readonly filled?: boolean
  readonly cell: (item: Item) => Html | string | null
  /** A fault, which stands out. */
  readonly bad?: (item: Item) => boolean
}

/** Returns the printed columns; a column without content in any row is left out. */
function paperColumns(paper: Paper): PaperColumn[] {
  const { language, items } = paper
  const { column } = words(paper)
  const some = (has: (item: Item) => unknown) => items.some((item) => has(item))
  const letters = ['a', 'b', 'c', 'd', 'e'] as const

  const columns: PaperColumn[] = [
    { label: column.number, style: 'amount', cell: ({ number }) => String(number) },
    { label: column.name, cell: ({ name }) => html`<bdi>${name}</bdi>` },
    {
      label: column.day,
      style: 'day',
      filled: some(({ day }) => day),
      cell: ({ day }) => day && writtenDay(language, day),
    },
    {
      label: column.what,
      filled: some(({ what }) => what),
      cell: ({ what }) => html`<bdi>${what}</bdi>`,
    },
    {
      label: column.amount,
      style: 'amount',
      filled: some(({ amount }) => amount),
      cell: ({ amount, currency }) =>
        amount && html`<bdi dir="ltr">${writtenMoney(language, amount, currency ?? '')}</bdi>`,
    },
    {
      label: column.days,
      style: 'amount',
      filled: some(({ days }) => days),
      cell: ({ days }) => days && writtenNumber(language, days),
    },
    ...letters.map((letter) => ({
      label: letter.toUpperCase(),
      style: 'letter',
      cell: (item: Item) => drawnSign(item[letter]),
      bad: (item: Item) => item[letter] === 'fail',
    })),
    {
      label: column.result,
      style: 'result',
      cell: ({ mark }) => resultOf(paper, mark),
      bad: ({ mark }) => mark === 'exception',
    },
    {
      label: column.note,
      filled: some((item) => item.note || failures(paper, item).length > 0),
      cell: (item) =>
        html`<bdi>${item.note}</bdi>${failures(paper, item).map((failure) => html`<div class="muted">${failure}</div>`)}`,
    },
  ]

  return columns.filter(({ filled }) => filled !== false)
}

/** Returns how a fact's value is set: long ones over two columns, hashes in small letters too. */
const factStyle = (value: string) =>
  value.length > 40 ? (/\s/.test(value) ? 'long' : 'long hash') : ''

/** Returns the printed page: the working paper for filing and signature. */
export function paperPage(paper: Paper): string {
  const { language, sample, company, logo } = paper
  const { signature, title } = words(paper)
  const columns = paperColumns(paper)
  const { dir } = languages[language]
  const foot = pageFoot(dir, [title, sample.name, company])

  const heads = columns.map(
    ({ label, style }) => html`<th scope="col" class="${style ?? ''}">${label}</th>`,
  )

  const row = (item: Item) =>
    columns.map(
      ({ style = '', cell, bad }) =>
        html`<td class="${bad?.(item) ? `${style} bad` : style}">${cell(item)}</td>`,
    )

  const facts = paperFacts(paper).map(
    ([label, ...values]) =>
      html`<div class="${factStyle(values[0]!)}"><dt>${label}</dt>${values.map((value) => html`<dd><bdi>${value}</bdi></dd>`)}</div>`,
  )

  const tests = attributes.map(
    (letter) =>
      html`<li><b>${letter}</b><span>${attributeWord(sample.population, letter, language)}</span></li>`,
  )

  return html`<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><title>${sample.name}</title><style>${new Html(paperStyle())}${new Html(PAPER_STYLE)}${new Html(foot)}</style></head>
<body>
<header><div><div class="muted">${title}</div><h1><bdi>${sample.name}</bdi></h1></div>
<div class="company">${logo && html`<img class="logo" src="${logo}" alt="">`}<b><bdi>${company}</bdi></b></div></header>
<dl class="facts">${facts}</dl>
<ul class="tests">${tests}</ul>
<table>
<thead><tr>${heads}</tr></thead>
<tbody>${paper.items.map((item) => html`<tr>${row(item)}</tr>`)}</tbody>
</table>
<div class="sign">${signature.map((label) => html`<div>${label}</div>`)}</div>
</body>
</html>`.text
}
