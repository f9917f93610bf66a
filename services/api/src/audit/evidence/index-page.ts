import type { EvidenceScope } from '@workledger/contracts/audit/audit.api'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { languages } from '@workledger/contracts/kernel/languages'
import { eventNames } from '@workledger/contracts/registry'
import type { LinkedEvent } from '@workledger/event-store/evidence'
import { tellsAll } from '../../kernel/evidence/event-lines'
import { type Html, html } from '../../kernel/http/html'
import { evidenceWords } from './evidence-words'

export interface IndexFacts {
  readonly scope: EvidenceScope
  /** The scope's name: a number, days, a name. */
  readonly name: string
  readonly company: string
  readonly madeAt: string
  readonly madeBy: string
  readonly events: number
  readonly head: { readonly position: string; readonly hash: string }
  readonly intact: boolean
}

export interface PackedDocument {
  readonly name: string
  readonly printed: boolean
}

const STYLE =
  'body{font:14px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#18181b}table{border-collapse:collapse;width:100%}' +
  'th,td{text-align:start;vertical-align:top;padding:.35rem .6rem;border-bottom:1px solid #e4e4e7}th{font-weight:600}' +
  'code{font-size:12px;overflow-wrap:anywhere}.muted{color:#52525b}dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0}'

const moment = (instant: string) => instant.slice(0, 19).replace('T', ' ')

/**
 * The readable page of a pack, in three parts because its middle is as long as the scope. It has no
 * scripts and no external resources.
 */
export class IndexPage {
  private readonly words

  constructor(private readonly language: ShippedLanguage) {
    this.words = evidenceWords[language]
  }

  head({ scope, name, company, madeAt, madeBy, events, head, intact }: IndexFacts): string {
    const { words } = this
    const title = words.scope[scope](name)

    const facts: [string, string | Html][] = [
      [words.facts.company, company],
      [words.facts.made, `${madeAt} UTC`],
      [words.facts.by, madeBy],
      [words.facts.events, String(events)],
      [words.facts.head, html`${head.position} <code>${head.hash}</code>`],
      [words.facts.chain, intact ? words.intact : words.faulty],
    ]

    return html`<!doctype html>
<html lang="${this.language}" dir="${languages[this.language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${words.title}: ${title}</title>
<style>${STYLE}</style>
</head>
<body>
<p class="muted">${words.title}</p>
<h1><bdi>${title}</bdi></h1>
<dl>${facts.map(([term, value]) => html`<dt class="muted">${term}</dt><dd><bdi>${value}</bdi></dd>`)}</dl>
<h2>${words.proof}</h2>
<ul>${words.proves.map((sentence) => html`<li>${sentence}</li>`)}</ul>
<h2>${words.facts.events}</h2>
<table>
<thead><tr>${Object.values(words.columns).map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
`.text
  }

  rows(events: readonly LinkedEvent[], names: ReadonlyMap<string, string>): string {
    const { words } = this
    const named = (id: string) => names.get(id) ?? (id === 'system' ? words.system : words.unknown)

    return events
      .map(({ position, stream, revision, type, meta }) => {
        const behind =
          meta.impersonator &&
          // A token of a service account has a holder, who did not sign in as the account.
          html`<br><span class="muted">${meta.token ? named(meta.impersonator) : words.behind(named(meta.impersonator))}</span>`
        const told = tellsAll(stream) ? '' : html`<br><span class="muted">${words.withheld}</span>`

        return html`<tr><td>${moment(meta.occurred_at)}</td><td><bdi>${named(meta.actor)}</bdi>${behind}</td><td>${eventNameOf(type, this.language)}${told}</td><td><code>${stream} ${revision}</code></td><td>${position}</td></tr>
`.text
      })
      .join('')
  }

  foot(documents: readonly PackedDocument[], most: number, more: boolean): string {
    const { words } = this

    const items = documents.map(({ name, printed }) =>
      printed
        ? html`<li><a href="${name}"><bdi>${name}</bdi></a></li>`
        : html`<li><bdi>${name}</bdi>: ${words.unprinted}</li>`,
    )

    return html`</tbody>
</table>
<h2>${words.documents}</h2>
${items.length > 0 ? html`<ul>${items}</ul>` : html`<p>${words.none}</p>`}
${more && html`<p>${words.more(most)}</p>`}
</body>
</html>
`.text
  }
}

/** Returns the name of an event; a type from a newer version of the product has none. */
const eventNameOf = (type: string, language: ShippedLanguage): string =>
  eventNames.get(type)?.[language] ?? type
