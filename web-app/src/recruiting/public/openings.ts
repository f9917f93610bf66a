import { dateFormat } from '@workledger/contracts/kernel/written'
import { solve } from '@workledger/kit/net/proof-of-work'

/**
 * The script of the pages for visitors without an account; the server renders their HTML. It uses
 * no framework, so that they are there at once.
 */
interface OpeningPageWords {
  failed: string
  wrong: string
  sending: string
  noMessages: string
  language: string
  codes: Record<string, string>
}

interface Refusal {
  message?: string
  code?: string
  params?: Record<string, unknown>
  error_codes?: Record<string, { code: string; params?: Record<string, unknown> }[]>
}

interface Message {
  subject: string
  body: string
  sender: { name: string }
  from_candidate: boolean
  created_at: string
}

const at = <E extends HTMLElement>(id: string) => document.getElementById(id) as E | null
const words = JSON.parse(at('words')?.textContent ?? '{}') as OpeningPageWords

const said = (code: string, params: Record<string, unknown> = {}) =>
  words.codes[code]?.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))

async function send(url: string, body?: object): Promise<unknown> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }

  const response = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', ...init?.headers },
  })

  const answer = (await response.json().catch(() => null)) as unknown
  if (!response.ok) throw answer ?? {}

  return answer
}

const sentenceOf = (refusal: Refusal, otherwise: string) =>
  said(refusal.code ?? '', refusal.params) ??
  (words.language === 'en' ? refusal.message : undefined) ??
  otherwise

function tell(id: string, text: string) {
  const place = at(id)
  if (place) place.textContent = text
}

function openForm() {
  const section = at('application')
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-opens=application]')

  const open = () => {
    if (!section) return
    section.hidden = false
    for (const button of buttons) button.setAttribute('aria-expanded', 'true')
    // The form ends with its own button; the one above it still leads there.
    if (buttons.length > 1) buttons[buttons.length - 1]!.hidden = true
    const title = at('application-title')
    title?.scrollIntoView({ block: 'start' })
    title?.focus({ preventScroll: true })
  }

  for (const button of buttons) button.addEventListener('click', open)
}

const dataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

async function application(form: HTMLFormElement): Promise<Record<string, unknown>> {
  const value = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value
  const file = at<HTMLInputElement>('f-resume')?.files?.[0]
  const answers = new Map<string, unknown>()

  for (const element of form.querySelectorAll<HTMLInputElement>('[name^="profile_data."]')) {
    const name = element.name.slice('profile_data.'.length)

    if ('many' in element.dataset) {
      const chosen = (answers.get(name) as string[] | undefined) ?? []
      answers.set(name, element.checked ? [...chosen, element.value] : chosen)
    } else answers.set(name, element.type === 'checkbox' ? element.checked : element.value)
  }

  return {
    ...Object.fromEntries(
      ['first_name', 'last_name', 'email', 'phone', 'gender'].map((name) => [name, value(name)]),
    ),
    ...(file
      ? {
          resume: {
            file_name: file.name,
            content: file.size > 1_200_000 ? '' : await dataUrl(file),
          },
        }
      : {}),
    profile_data: [...answers].map(([name, value]) => ({ name, value })),
    language: words.language,
    consent: at<HTMLInputElement>('f-consent')?.checked ?? false,
    ...(form.dataset.captcha ? { token: await proof() } : {}),
  }
}

async function proof() {
  const { challenge } = (await send('/api/v1/auth/captcha')) as { challenge?: unknown }
  return solve(challenge)
}

/** Shows each error at its field and focuses the first one. */
function complain(form: HTMLFormElement, refusal: Refusal) {
  let first: HTMLElement | undefined
  let placed = false

  for (const [field, [fault]] of Object.entries(refusal.error_codes ?? {})) {
    const name = field.startsWith('resume') ? 'resume' : field
    const text = fault && (said(fault.code, fault.params) ?? said('field.invalid'))
    const place = at(`e-${name}`)
    if (!place || !text) continue
    place.textContent = text
    placed = true
    const control = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    control?.setAttribute('aria-invalid', 'true')

    if (
      control &&
      (!first || control.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING)
    )
      first = control
  }

  first?.focus()
  if (!placed) tell('e-form', sentenceOf(refusal, words.failed))
}

/** A changed field counts as right until the form is sent again. */
function forgive({ target }: Event) {
  const control = target as HTMLInputElement
  if (!control.name) return
  control.removeAttribute('aria-invalid')
  tell(`e-${control.name}`, '')
}

function apply(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  form.addEventListener('input', forgive)

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    for (const place of form.querySelectorAll('.error')) place.textContent = ''

    for (const control of form.querySelectorAll('[aria-invalid]'))
      control.removeAttribute('aria-invalid')

    const before = button.textContent
    button.disabled = true
    button.textContent = words.sending

    try {
      const file = at<HTMLInputElement>('f-resume')?.files?.[0]

      if (file && file.size > 1024 * 1024)
        throw { error_codes: { resume: [{ code: 'upload.too_large' }] } } satisfies Refusal

      await send(`/api/v1/public/ats/openings/${form.dataset.apply}/apply`, await application(form))
      location.assign(
        `/thanks_for_applying?locale=${words.language}&company=${form.dataset.company}`,
      )
    } catch (refusal) {
      complain(form, refusal as Refusal)
      button.disabled = false
      button.textContent = before
    }
  })
}

function chat(form: HTMLFormElement) {
  const id = form.dataset.chat!
  const msg_key = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
  const list = at('messages')!
  const field = at<HTMLTextAreaElement>('f-body')!
  const url = `/api/v1/public/ats/candidates/${id}/messages`

  const time = dateFormat(words.language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })

  const line = (tag: string, className: string, text: string) => {
    const element = document.createElement(tag)
    element.className = className
    element.textContent = text
    element.dir = 'auto'

    return element
  }

  const show = (messages: readonly Message[]) => {
    const rows = messages.map(({ body, sender, from_candidate, created_at }) => {
      const row = line('div', from_candidate ? 'message own' : 'message', '')
      const who = line('p', 'muted who', '')
      // In the page's direction; a name and a date each keep their own.
      who.dir = ''

      who.append(
        line('bdi', '', sender.name),
        ' · ',
        line('bdi', '', time.format(new Date(`${created_at.replace(' ', 'T')}Z`))),
      )

      row.append(who, line('p', 'body', body))

      return row
    })

    list.replaceChildren(...(rows.length > 0 ? rows : [line('p', 'muted', words.noMessages)]))
    list.scrollTop = list.scrollHeight
  }

  const refresh = async () => {
    tell('e-form', '')

    try {
      show(
        ((await send(`${url}?msg_key=${encodeURIComponent(msg_key)}`)) as { data: Message[] }).data,
      )
    } catch (refusal) {
      tell('e-form', sentenceOf(refusal as Refusal, words.wrong))
    }
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const body = field.value
    if (!body.trim()) return tell('e-form', said('recruiting.empty_message') ?? '')
    field.value = ''
    tell('e-form', '')

    try {
      await send(url, { msg_key, body })
      await refresh()
    } catch (refusal) {
      field.value = body
      tell('e-form', sentenceOf(refusal as Refusal, words.wrong))
    }
  })

  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    form.requestSubmit()
  })

  at('refresh')?.addEventListener('click', () => void refresh())
  void refresh()
}

openForm()

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-apply]')) apply(form)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-chat]')) chat(form)
