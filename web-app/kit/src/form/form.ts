import type { Shown } from '@workledger/contracts/kernel/endpoint'
import { codeOf, type Fault, faultOf } from '@workledger/contracts/kernel/faults'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { faultText, loadErrorWords } from '../i18n/error-words'
import { useLanguage } from '../i18n/i18n'
import { ApiError } from '../net/client'

/** `message` is a code of the tables of errors, or a sentence in the language of the moment. */
export interface Issue {
  path: PropertyKey[]
  message: string
  /** As zod's; `custom` has parameters of its own. */
  code?: string
  params?: Fault['params']
}

/** What a form needs of a contract's zod schema. */
export interface Schema {
  safeParse(
    value: unknown,
    options?: { error: typeof codeOf },
  ): { success: true; data: any } | { success: false; error: { issues: readonly Issue[] } }
}

export interface FieldProps<T> {
  name: string
  value: T
  onChange: (value: T) => void
  error?: string
  /** The form is locked: it is read, not changed. */
  disabled?: boolean
}

/**
 * The first complaint about each field, from the contract's own schema; of one that has parts also
 * about each part, as `field.part`.
 */
export function complaints(schema: Schema, values: unknown): Record<string, Fault> {
  const checked = schema.safeParse(values, { error: codeOf })
  const found: Record<string, Fault> = {}

  for (const issue of checked.success ? [] : checked.error.issues) {
    const fault = faultOf(issue as Parameters<typeof faultOf>[0])

    for (const field of [String(issue.path[0] ?? ''), issue.path.map(String).join('.')])
      found[field] ??= fault
  }

  return found
}

/**
 * What the values of a form are about: the record as it was shown when they came into the form, and
 * they themselves as they were.
 */
interface Held<V, S> {
  readonly shown: S
  readonly before: V
  /**
   * Changes a value as a part of saving, such as the ids of new lines or a password that is used
   * up.
   */
  put<K extends keyof V>(name: K, value: V[K]): void
}

interface Options<V extends object, S> {
  schema: Schema
  initial: V
  /**
   * Throws ApiError where the server refuses; its field messages land at the fields, any other
   * above the form. May answer the record as the server has it then, which the form is about from
   * then on.
   */
  submit: (values: V, held: Held<V, S>) => Promise<unknown>
  /** The record that the form changes. What becomes of it later does not come into the form. */
  shown?: S
  /** The values of a record that `submit` answers: what others have changed of it shows then. */
  typed?: (answered: NonNullable<S>) => V
  /** Shape of the request, where it differs from what is typed. */
  toRequest?: (values: V) => unknown
  /** Where the form calls a field of the request otherwise: `{ out_at: 'out_time' }`. */
  fieldOf?: Readonly<Record<string, keyof V & string>>
  /** Nobody may change anything here. */
  locked?: boolean
}

const isShown = (answered: unknown): answered is Shown =>
  typeof (answered as Partial<Shown> | undefined)?.revision === 'number'

/**
 * A form that validates with the server's schema, says what is wrong at each field, and never loses
 * what was typed.
 */
export function useForm<V extends object, S = undefined>(options: Options<V, S>) {
  const { schema, initial, submit, toRequest = (values) => values, fieldOf = {}, locked } = options
  const [shown, setShown] = useState(options.shown as S)
  const [values, setValues] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const [errors, setErrors] = useState<Record<string, Fault>>({})
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const tried = useRef(false)
  const latest = useRef(initial)
  const form = useRef<HTMLFormElement>(null)
  // The words of what is wrong change with the language, and are here before they are wanted.
  useLanguage()
  useEffect(() => void loadErrorWords(), [])

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    const next = { ...latest.current, [name]: value }
    latest.current = next
    setValues(next)
    setMessage(null)
    // Once it was sent, each field says at once whether it is right now.
    if (tried.current) setErrors(complaints(schema, toRequest(next)))
  }

  const show = (found: Record<string, Fault>) => {
    setErrors(found)
    queueMicrotask(() => focusFirst(form.current, found))
  }

  /** Shows what the schema finds wrong; true where that is nothing. */
  const check = async () => {
    tried.current = true
    const found = complaints(schema, toRequest(latest.current))
    if (Object.keys(found).length > 0) await loadErrorWords()
    show(found)

    return Object.keys(found).length === 0
  }

  /** Sends the form; true once the server has taken it. */
  const send = async (): Promise<boolean> => {
    if (busy || !(await check())) return false
    setMessage(null)
    setBusy(true)

    try {
      const sent = latest.current
      let now = sent

      const put = <K extends keyof V>(name: K, value: V[K]) => {
        now = { ...now, [name]: value }
        set(name, value)
      }

      const answered = await submit(sent, { shown, before: saved, put })
      if (isShown(answered)) setShown(answered as S)
      const meanwhile = changedSince(now, latest.current)

      if (isShown(answered) && options.typed)
        now = options.typed(answered as unknown as NonNullable<S>)

      latest.current = { ...now, ...meanwhile }
      setValues(latest.current)
      setSaved(now)
      // What is typed from now on is a new attempt, which nobody has sent yet.
      tried.current = false
      setErrors({})

      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error

      const fields = Object.fromEntries(
        Object.entries(error.fields).flatMap(([name, list]) =>
          list[0] ? [[fieldOf[name] ?? name, { code: list[0] }]] : [],
        ),
      )

      const placed = Object.fromEntries(Object.entries(fields).filter(([name]) => name in values))
      show(placed)

      if (Object.keys(placed).length === 0)
        setMessage(Object.values(fields)[0]?.code ?? error.message)

      return false
    } finally {
      setBusy(false)
    }
  }

  const onSubmit = (event?: FormEvent) => {
    event?.preventDefault()
    void send()
  }

  const reset = () => {
    latest.current = saved
    setValues(saved)
    setErrors({})
    setMessage(null)
    tried.current = false
  }

  const field = <K extends keyof V & string>(name: K): FieldProps<V[K]> => ({
    name,
    value: values[name],
    onChange: (value) => set(name, value),
    error: errors[name] && faultText(errors[name]),
    ...(locked && { disabled: true }),
  })

  return {
    values,
    set,
    errors,
    field,
    busy,
    message,
    /** Something was typed since it was last saved. */
    dirty: values !== saved && written(values) !== written(saved),
    reset,
    save: () => void send(),
    send,
    check,
    formProps: { ref: form, noValidate: true, onSubmit },
  }
}

/**
 * Returns the values that were typed while a request was under way: they were not sent, and stay.
 */
const changedSince = <V extends object>(before: V, now: V) =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name as keyof V]),
  ) as Partial<V>

/** For comparing; a file is another file when its name, size or date is. */
const written = (values: object) =>
  JSON.stringify(values, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/**
 * Goes to the first field in reading order that is wrong. A select's own input is unseen; its
 * button stands beside it.
 */
function focusFirst(form: HTMLFormElement | null, found: Record<string, Fault>) {
  const input = [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])].find(
    (element) => (element.getAttribute('name') ?? '') in found,
  )

  const seen =
    input?.getAttribute('aria-hidden') === 'true'
      ? input.parentElement?.querySelector<HTMLElement>('[role=combobox]')
      : input

  seen?.focus()
}
