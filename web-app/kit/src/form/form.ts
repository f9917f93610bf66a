import type { Shown } from '@workledger/contracts/kernel/endpoint'
import { codeOf, type Fault, faultOf } from '@workledger/contracts/kernel/faults'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { faultText, loadErrorWords } from '../i18n/error-words'
import { useLanguage } from '../i18n/i18n'
import { ApiError } from '../net/client'
import { labelsOf } from './form-labels'

/** `message` is an error code, or a sentence in the current language. */
export interface Issue {
  path: PropertyKey[]
  message: string
  /** zod's code; `custom` has parameters of its own. */
  code?: string
  params?: Fault['params']
}

/** The part of a contract's zod schema that a form needs. */
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
  error?: string | undefined
  /** The form is locked: readable, not editable. */
  disabled?: boolean | undefined
}

/** What a form needs of a dictionary: `RecordWords` of an area. */
interface FormWords {
  readonly field: (name: never) => string
  readonly hasField: (name: string) => boolean
}

/** A field that the form's dictionary names has its label. */
type Labelled<K, W> = W extends { field: (name: infer Known) => string }
  ? K extends Known
    ? { label: string }
    : {}
  : {}

/**
 * Returns the first complaint about each field by the contract's schema; for a field with parts
 * also per part, as `field.part`.
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

/** The subject of a form: the record as shown when its values were loaded, and those values. */
interface Held<V, S> {
  readonly shown: S
  readonly before: V
  /** Changes a value while saving, such as the ids of new lines or a used password. */
  put<K extends keyof V>(name: K, value: V[K]): void
}

interface FormOptions<V extends object, S, W> {
  schema: Schema
  initial: V
  /** Dictionary of the area, whose words label the fields. */
  words?: W
  /**
   * Throws ApiError if the server refuses: field messages appear at the fields, others above the
   * form. May return the record's new state, which the form then holds.
   */
  submit: (values: V, held: Held<V, S>) => Promise<unknown>
  /** The record that the form changes. Later changes of it do not enter the form. */
  shown?: S
  /** Converts a record returned by `submit` to values, so that others' changes show. */
  typed?: (answered: NonNullable<S>) => V
  /** Converts typed values to the request, if they differ. */
  toRequest?: (values: V) => unknown
  /** The form's names of request fields, if they differ: `{ out_at: 'out_time' }`. */
  fieldOf?: Readonly<Record<string, keyof V & string>>
  /** Makes the form read-only. */
  locked?: boolean | undefined
}

const isShown = (answered: unknown): answered is Shown =>
  typeof (answered as Partial<Shown> | undefined)?.revision === 'number'

/**
 * A form that validates with the server's schema, shows errors at the fields, and never loses typed
 * text.
 */
export function useForm<
  V extends object,
  S = undefined,
  W extends FormWords | undefined = undefined,
>(options: FormOptions<V, S, W>) {
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
  // Error texts change with the language and are loaded before they are needed.
  useLanguage()
  useEffect(() => void loadErrorWords(), [])

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    const next = { ...latest.current, [name]: value }
    latest.current = next
    setValues(next)
    setMessage(null)
    // After the first attempt, each field is checked at once.
    if (tried.current) setErrors(complaints(schema, toRequest(next)))
  }

  const show = (found: Record<string, Fault>) => {
    setErrors(found)
    queueMicrotask(() => focusFirst(form.current, found))
  }

  /** Shows the schema's complaints; returns true without any. */
  const check = async () => {
    tried.current = true
    const found = complaints(schema, toRequest(latest.current))
    if (Object.keys(found).length > 0) await loadErrorWords()
    show(found)

    return Object.keys(found).length === 0
  }

  /** Sends the form; returns true once the server has accepted it. */
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
      // Text typed from now on belongs to a new attempt.
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
        setMessage(Object.values(fields)[0]?.code ?? messageOf(error, fieldOf, form.current))

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

  const field = <K extends keyof V & string>(name: K) => {
    const { words } = options
    const props: FieldProps<V[K]> = {
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: errors[name] && faultText(errors[name]),
      ...(locked && { disabled: true }),
    }

    const label = words?.hasField(name) && { label: words.field(name as never) }

    return { ...props, ...label } as FieldProps<V[K]> & Labelled<K, W>
  }

  return {
    values,
    set,
    errors,
    field,
    busy,
    message,
    /** The values differ from the last saved ones. */
    dirty: values !== saved && written(values) !== written(saved),
    reset,
    save: () => void send(),
    send,
    check,
    formProps: { ref: form, noValidate: true, onSubmit },
  }
}

/** Returns the refusal's sentence. One about a stale record names fields as this form does. */
function messageOf(
  { message, messageWith }: ApiError,
  fieldOf: Readonly<Record<string, string>>,
  form: HTMLFormElement | null,
): string {
  if (!messageWith) return message
  const labels = labelsOf(form)

  for (const [field, name] of Object.entries(fieldOf))
    if (labels[name]) labels[field] = labels[name]

  return messageWith(labels)
}

/** Returns the values typed during a request, which were not sent and stay. */
const changedSince = <V extends object>(before: V, now: V) =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name as keyof V]),
  ) as Partial<V>

/** Returns a form of values for comparison; a file differs by name, size or date. */
const written = (values: object) =>
  JSON.stringify(values, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/**
 * Focuses the first invalid field in reading order. A select's own input is invisible; its button
 * is next to it.
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
