import { errorWords } from '@workledger/contracts/error-words'
import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
import { acceptOf } from '@workledger/contracts/kernel/file-types'
import { isFamilyFirst } from '@workledger/contracts/kernel/full-name'
import { writtenDay, writtenList } from '@workledger/contracts/kernel/written'
import { countryName } from '@workledger/contracts/kernel/written-address'
import type { FormField } from '@workledger/contracts/recruiting/openings.api'
import type { PublicOpeningDetail } from '@workledger/contracts/recruiting/public-openings.api'
import { textOfHtml } from '@workledger/domain/kernel/safe-html'
import { dataBlock, Html, html } from '../../kernel/http/html'
import { outsidePage, type Sender } from '../../kernel/http/outside-page'
import { type PageWords, pageWords } from './words'

type Opening = Omit<PublicOpeningDetail, 'company' | 'form_fields' | 'privacy'>
type Field = Omit<FormField, 'opening_id'>

type RecruitingPage = Omit<Parameters<typeof outsidePage>[0], 'isTranslated'>

/** Returns a page of recruiting with its script. */
const sheet = (page: RecruitingPage): string =>
  outsidePage({
    ...page,
    isTranslated: true,
    head: html`${page.head}<script type="module" src="/openings.js"></script>`,
  })

export function listPage(
  language: ShippedLanguage,
  sender: Sender,
  openings: readonly Opening[],
  offered?: ShippedLanguage,
): string {
  const words = pageWords[language]

  const rows = openings.map(
    (opening) => html`<li class="card linked">
<div><h2><a href="/openings/${opening.company_id}/job/${opening.id}"><bdi>${opening.title}</bdi></a></h2>
<p class="muted">${place(language, opening)}</p>
<p class="muted">${postedOn(language, opening)}</p></div>
<span class="arrow" aria-hidden="true"></span></li>`,
  )

  const body = html`<h1>${words.openings(sender.name)}</h1>
${
  rows.length > 0
    ? html`<p class="muted">${words.count(rows.length)}</p><ul class="plain">${rows}</ul>`
    : html`<p class="card empty">${words.none}</p>`
}`

  const title = words.openings(sender.name)
  return sheet({ language, sender, title, about: title, offered, body })
}

const place = (
  language: ShippedLanguage,
  { position_type, location, is_remote_allowed }: Opening,
) => {
  const words = pageWords[language]
  const country = countryName(location.country, language)

  return [
    words.types[position_type],
    writtenList(language, [location.city, country]),
    ...(is_remote_allowed ? [words.remote] : []),
  ].join(' · ')
}

const postedOn = (language: ShippedLanguage, { created_at }: Opening) =>
  pageWords[language].posted(writtenDay(language, created_at.slice(0, 10)))

interface JobPage {
  readonly language: ShippedLanguage
  readonly offered?: ShippedLanguage | undefined
  readonly sender: Sender
  readonly opening: PublicOpeningDetail
  readonly publicUrl: string
  readonly captcha: boolean
}

export function jobPage({
  language,
  offered,
  sender,
  opening,
  publicUrl,
  captcha,
}: JobPage): string {
  const words = pageWords[language]
  const { company, company_id, id, title, description } = opening

  const apply = html`<button type="button" class="button first" data-opens="application" aria-controls="application" aria-expanded="false">${words.apply}</button>`

  const body = html`<h1><bdi>${title}</bdi></h1>
<p class="muted">${place(language, opening)}</p>
<p class="muted">${postedOn(language, opening)}</p>
<p class="actions wide">${apply}</p>
${description ? html`<div class="card text" dir="auto">${new Html(description)}</div>` : null}
<noscript><p class="card">${words.script}</p></noscript>
${form(language, opening, captcha)}
<p class="actions wide">${apply}<a class="button" href="/openings/${company_id}">${words.back}</a></p>`

  const text = description ? textOfHtml(description) : title
  const head = html`<link rel="canonical" href="${publicUrl}/openings/${company_id}/job/${id}">${dataBlock('application/ld+json', jobPosting(opening, publicUrl))}`

  return sheet({
    language,
    sender,
    title: `${title} – ${company}`,
    offered,
    about: text.replace(/\s+/g, ' ').slice(0, 160),
    head,
    body,
  })
}

/** Returns https://schema.org/JobPosting for search engines. */
export function jobPosting(opening: PublicOpeningDetail, publicUrl: string) {
  const employmentType = { full_time: 'FULL_TIME', part_time: 'PART_TIME', contract: 'CONTRACTOR' }[
    opening.position_type
  ]
  const { city, country } = opening.location

  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: opening.title,
    description: opening.description ?? opening.title,
    identifier: { '@type': 'PropertyValue', name: opening.company, value: opening.id },
    datePosted: opening.created_at.slice(0, 10),
    employmentType,
    hiringOrganization: { '@type': 'Organization', name: opening.company },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    },
    ...(opening.is_remote_allowed
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: country },
        }
      : {}),
    directApply: true,
    url: `${publicUrl}/openings/${opening.company_id}/job/${opening.id}`,
  }
}

function form(
  language: ShippedLanguage,
  { id, company, company_id, form_fields, privacy }: PublicOpeningDetail,
  captcha: boolean,
): Html {
  const words = pageWords[language]

  const input = (name: string, type: string, autocomplete: string) =>
    labelled(
      words,
      { name, label: words[name as 'first_name'], required: true },
      (attributes) =>
        html`<input type="${type}" autocomplete="${autocomplete}" maxlength="100" ${attributes}>`,
    )

  const given = input('first_name', 'text', 'given-name')
  const family = input('last_name', 'text', 'family-name')
  const names = isFamilyFirst(language) ? [family, given] : [given, family]

  const genders = html`<option value="">${words.choose}</option>${(
    ['female', 'male', 'other'] as const
  ).map((each) => html`<option value="${each}">${words.genders[each]}</option>`)}`

  return html`<section id="application" class="card" hidden aria-labelledby="application-title">
<h2 id="application-title" tabindex="-1">${words.application}</h2>
<form novalidate data-apply="${id}" data-company="${company_id}" data-captcha="${captcha ? '1' : ''}">
<div class="pair">${names}</div>
<div class="pair">${input('email', 'email', 'email')}${input('phone', 'tel', 'tel')}</div>
${labelled(words, { name: 'gender', label: words.gender, required: false }, (attributes) => html`<select ${attributes}>${genders}</select>`)}
${labelled(words, { name: 'resume', label: words.resume, required: true }, (attributes) => html`<input type="file" accept="${acceptOf(['document'])}" ${attributes}>`, words.resumeHint)}
${form_fields.map((field) => own(words, field))}
<h3>${words.privacy}</h3>
<p class="muted">${words.notice(company, privacy.retention_months)}</p>
${privacy.notice && html`<p class="muted notice" dir="auto">${privacy.notice}</p>`}
<div class="field"><label class="check"><input type="checkbox" name="consent" id="f-consent" aria-describedby="e-consent"> <span>${words.consent}</span></label>
<p class="error" id="e-consent"></p></div>
<p class="error" id="e-form" role="alert"></p>
<button class="button first" type="submit">${words.send}</button>
</form></section>${sentences(language)}`
}

/** Returns a field that the opening defines. */
function own(words: PageWords, { name, display_name, type, choices, is_required }: Field): Html {
  const key = `profile_data.${name}`
  const options = (blank: boolean) =>
    html`${blank && html`<option value="">${words.choose}</option>`}${choices.map((each) => html`<option>${each}</option>`)}`

  switch (type) {
    case 'switch':
      return html`<div class="field"><label class="check"><input type="checkbox" name="${key}" id="f-${key}" aria-describedby="e-${key}"> <bdi>${display_name}</bdi></label>
<p class="error" id="e-${key}"></p></div>`

    case 'multi-select':
      return html`<fieldset class="field"><legend><bdi>${display_name}</bdi>${!is_required && html` <span class="muted">(${words.optional})</span>`}</legend>
${choices.map((each) => html`<label class="check"><input type="checkbox" data-many name="${key}" value="${each}"> <bdi>${each}</bdi></label>`)}
<p class="error" id="e-${key}"></p></fieldset>`

    case 'select':
      return labelled(
        words,
        { name: key, label: display_name, required: is_required },
        (attributes) => html`<select ${attributes}>${options(true)}</select>`,
      )

    case 'textarea':
      return labelled(
        words,
        { name: key, label: display_name, required: is_required },
        (attributes) =>
          html`<textarea rows="4" maxlength="4000" dir="auto" ${attributes}></textarea>`,
      )

    case 'text':
      return labelled(
        words,
        { name: key, label: display_name, required: is_required },
        (attributes) => html`<input type="text" maxlength="4000" dir="auto" ${attributes}>`,
      )

    default:
      return type satisfies never
  }
}

function labelled(
  words: PageWords,
  { name, label, required }: { name: string; label: string; required: boolean },
  control: (attributes: Html) => Html,
  hint?: string,
): Html {
  const attributes = html`id="f-${name}" name="${name}" aria-describedby="e-${name}${hint ? ` h-${name}` : ''}"${required ? html` required` : ''}`
  return html`<div class="field"><label for="f-${name}"><bdi>${label}</bdi>${!required && html` <span class="muted">(${words.optional})</span>`}</label>
${control(attributes)}${hint && html`<p class="muted hint" id="h-${name}">${hint}</p>`}
<p class="error" id="e-${name}"></p></div>`
}

/** Returns the script's sentences, and the server's refusals by code. */
export function sentences(language: ShippedLanguage): Html {
  const all = errorWords[language]
  const { failed, wrong, sending, noMessages } = pageWords[language]
  const codes = Object.entries(all).filter(([code]) =>
    /^(recruiting|field|upload|rate|link)\./.test(code),
  )

  return dataBlock(
    'application/json',
    { failed, wrong, sending, noMessages, language, codes: Object.fromEntries(codes) },
    'words',
  )
}

/** `company`: the id of the company applied to, if the page knows it. */
export const thanksPage = (language: ShippedLanguage, sender: Sender, company?: string): string => {
  const words = pageWords[language]
  return sheet({
    language,
    sender,
    title: words.thanks,
    ...(company && { query: { company } }),
    body: html`<div class="card empty"><h1>${words.thanks}</h1><p>${words.touch}</p>${company && html`<p class="actions center"><a class="button" href="/openings/${company}">${words.others}</a></p>`}</div>`,
  })
}

export const noPage = (
  language: ShippedLanguage,
  sender: Sender,
  why: 'missing' | 'noKey',
): string => {
  const words = pageWords[language]
  return sheet({
    language,
    sender,
    title: words[why],
    body: html`<div class="card empty"><h1>${words[why]}</h1><p>${words[`${why}Text`]}</p></div>`,
  })
}

interface Chat {
  language: ShippedLanguage
  sender: Sender
  candidate: string
  opening: string
  applied_at: string
}

export function chatPage({ language, sender, candidate, opening, applied_at }: Chat): string {
  const words = pageWords[language]

  const body = html`<header class="row"><div><h1>${words.messages}</h1><p class="muted"><bdi>${words.about(opening, sender.name)}</bdi> · ${words.applied(writtenDay(language, applied_at.slice(0, 10)))}</p></div>
<button type="button" class="button" id="refresh">${words.refresh}</button></header>
<div class="card chat" role="log" aria-live="polite" aria-label="${words.messages}" tabindex="0" id="messages"></div>
<form class="write" data-chat="${candidate}">
<label for="f-body">${words.write}</label>
<textarea id="f-body" name="body" rows="3" maxlength="10000" dir="auto" aria-describedby="h-body e-form"></textarea>
<p class="error" id="e-form" role="alert"></p>
<p class="row"><span class="muted hint" id="h-body">${words.enter}</span><button class="button first" type="submit">${words.sendMessage}</button></p>
</form>${sentences(language)}`

  return sheet({ language, sender, title: words.messages, body })
}
