import * as z from 'zod'
import type { FileKind } from './file-types'
import type { Gain } from './own-gain'
import type { AreaPermission } from './permissions'
import { characters } from './text'

/**
 * Who may call; the server enforces it before the handler runs. Explained in
 * docs/api/permissions.md.
 */
export type Who =
  | 'public'
  | 'key'
  | 'user'
  | 'operator'
  | 'member'
  | 'self'
  | 'payee'
  | 'approver'
  | 'own-time'
  | 'scoped'
  | 'contract'
  | 'edit_company'
  | 'admin'
  | 'auditor'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Shape = z.ZodType | undefined

export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
> {
  readonly name: string
  readonly area: string
  readonly method: Method
  /** Path below /api/v1 (or from the root when `root`), with `{name}` for parameters. */
  readonly path: string
  readonly root?: boolean
  readonly who: Who
  /** Holders of this permission are as good as admins here; see `namesAdmins`. */
  readonly permission?: AreaPermission
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** The list that it answers, by its name. */
  readonly list?: string
  /**
   * It answers in a read-only workspace too; `'own'`: to whom the record belongs. Without it a call
   * that is no GET is refused there.
   */
  readonly whileReadOnly?: true | 'own'
  /** A GET that does more than read: not for auditors. */
  readonly acts?: true
  /**
   * It makes a file or a report: each waits for its turn, so that a burst of one person or company
   * delays no other. `'rows'`: it answers a screen from many rows; these wait in turns of their
   * own, with searches and long pages.
   */
  readonly costly?: true | 'rows'
  /**
   * A write that every member may make and that changes a record of the company, not of the caller:
   * not for auditors.
   */
  readonly ofCompany?: true
  /** A file that is also had by a link, see download-link.ts. */
  readonly byLink?: true
  /** Nothing is kept of who calls: neither a session nor an Idempotency-Key is looked at. */
  readonly traceless?: true
  /**
   * What `If-Match` is held against: a decision about an item carries the revision that its screen
   * showed, a change that of the row which it changes. Every PUT is a change of a row.
   */
  readonly ifMatch?: 'decision' | 'row'
  /** Body is a multipart form (JSON is then taken as well); fields made by `file()` are uploads. */
  readonly multipart?: boolean
  /** Bytes a request may carry; 1 MiB, files included, unless said here. */
  readonly limit?: number
  /** Undefined: 204 without a body. `'html'` and `'file'`: raw answers. */
  readonly response?: R
  readonly raw?: 'html' | 'file' | 'csv'
  readonly status?: number
  /**
   * Headers of the answer beside the usual ones, with what they say; the handler sets them on the
   * reply it gets.
   */
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Its answer holds what is given once, such as a session's token: it is given even where the read
   * tables are late.
   */
  readonly givesOnce?: true
  /**
   * Parameters of the query that the documents name and that change nothing here: what they ask for
   * is always answered.
   */
  readonly ignores?: readonly string[]
  /** Codes that only this call can answer; the kernel's are understood. */
  readonly errors?: readonly string[]
  /** What it may give to the person who makes it, as its area says; of calls that write. */
  readonly gain?: Gain
}

type Spec<
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  R extends Shape,
  M extends Method,
> = Omit<Endpoint<P, Q, B, R>, 'name' | 'area' | 'gain'> & { readonly method: M }

/** Declares one call. Name and area are filled by `area()`. */
export function endpoint<
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
  R extends Shape = undefined,
  const M extends Method = Method,
  const I extends IfMatch | undefined = undefined,
>(spec: Spec<P, Q, B, R, M> & { readonly ifMatch?: I }): Endpoint<P, Q, B, R> & Held<M, I> {
  return { name: '', area: '', ...spec } as unknown as Endpoint<P, Q, B, R> & Held<M, I>
}

type IfMatch = NonNullable<Endpoint['ifMatch']>

/** What is known of a call as a type: by it `ScreenCallOf` asks for what was shown. */
interface Held<M, I> {
  readonly method: M
  readonly held: I
}

/** Classes that let admins do what others may not: here the permission of an area opens as much. */
const namesAdmins: readonly Who[] = ['self', 'payee', 'approver', 'own-time', 'admin']

type Endpoints = Record<string, Endpoint<any, any, any, any>>

/**
 * Gathers an area's endpoints: the property's name becomes the operation id. A permission opens all
 * its calls for admins.
 */
export function area<const R extends Endpoints>(name: string, endpoints: R): R
export function area<const R extends Endpoints>(
  name: string,
  permission: AreaPermission,
  endpoints: R,
): R
export function area<const R extends Endpoints>(
  name: string,
  ...rest: [R] | [AreaPermission, R]
): R {
  const [permission, endpoints] = rest.length === 2 ? rest : [undefined, rest[0]]

  for (const [key, value] of Object.entries(endpoints)) {
    const opens = namesAdmins.includes(value.who) ? (value.permission ?? permission) : undefined

    if (value.permission && !opens)
      throw new Error(
        `${value.path}: ${value.permission} opens nothing, as ${value.who} names no admins.`,
      )

    const ifMatch = value.ifMatch ?? (value.method === 'PUT' ? 'row' : undefined)

    Object.assign(value, {
      name: key,
      area: name,
      ...(ifMatch && { ifMatch }),
      ...(opens ? { permission: opens } : {}),
    })
  }

  return endpoints
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined
export type ParamsOf<E> = E extends Endpoint<infer P, any, any, any> ? Out<P> : never
export type QueryOf<E> = E extends Endpoint<any, infer Q, any, any> ? Out<Q> : never
export type BodyOf<E> = E extends Endpoint<any, any, infer B, any> ? Out<B> : never

export type AnswerOf<E> =
  E extends Endpoint<any, any, any, infer R> ? (R extends z.ZodType ? z.output<R> : void) : never

/** What a caller sends: path parameters, query and body as the schemas accept them. */
export type CallOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, any>
    ? Part<'params', In<P>> &
        Part<'query', In<Q>> &
        Part<'body', In<B>> & { shown?: Shown | undefined }
    : never

/** What a screen sends: a change of a row and a decision go out with what was shown of it. */
export type ScreenCallOf<E> = CallOf<E> &
  (E extends { readonly method: 'PUT' } | { readonly held: IfMatch } ? { shown: Shown } : unknown)

/** The record as it was in front of the caller: its revision goes out as If-Match. */
export interface Shown {
  readonly revision: number
}

type Part<K extends string, T> = T extends undefined
  ? { [k in K]?: undefined }
  : {} extends T
    ? { [k in K]?: T }
    : { [k in K]: T }

/**
 * An uploaded file. In the browser a `File` or `Blob`; on the server its bytes, checked by content.
 */
export interface Upload {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

const files = new WeakMap<z.ZodType, { kinds: readonly FileKind[] }>()

/** A file field of a multipart body. */
export function file(kinds: readonly FileKind[] = ['image', 'document'], message = 'field.file') {
  const schema = z.custom<Upload | Blob>(
    (value: any) => value instanceof Blob || ArrayBuffer.isView(value?.bytes),
    { error: message },
  )

  files.set(schema, { kinds })
  return schema.meta({ type: 'string', format: 'binary' })
}

/** A field that takes a file or, without one, what is typed: a text or a number. */
export function fileOrText(max: number, kinds: readonly FileKind[] = ['image', 'document']) {
  const typed = z.union([file(kinds), characters(max), z.number(), z.null()])
  files.set(typed, { kinds })
  return typed
}

export const fileKindsOf = (schema: z.ZodType): readonly FileKind[] | undefined => {
  let current: any = schema

  while (current) {
    const found = files.get(current)
    if (found) return found.kinds
    current = current._zod?.parent ?? current._zod?.def?.innerType
  }

  return undefined
}

export const MEGABYTE = 1024 * 1024

/**
 * Whether people and providers come to it by a link that others make longer: mail programs and
 * PayPal add parameters of their own. Every other call refuses a parameter that it does not know,
 * since a caller would take the answer for what it asked.
 */
export const takesAnyQuery = ({ raw, who }: Endpoint): boolean =>
  raw !== undefined && (who === 'public' || who === 'key')
