import * as z from 'zod'
import type { FileKind } from './file-types'
import type { Gain } from './own-gain'
import type { AreaPermission } from './permissions'
import { characters } from './text'
import type { TokenRule } from './token-rule'

/**
 * The class of callers; the server enforces it before the handler runs. Explained in
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

/** Kinds of requests whose approval may have steps. */
export type StepKind = 'leave' | 'expense' | 'timesheet'

export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
> {
  readonly name: string
  readonly area: string
  readonly method: Method
  /** Path below /api/v1 (or from the root with `root`), with `{name}` for parameters. */
  readonly path: string
  readonly root?: boolean
  readonly who: Who
  /** Holders of this permission count as admins here; see `namesAdmins`. */
  readonly permission?: AreaPermission
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** Name of the list that it returns. */
  readonly list?: string
  /**
   * Available in a read-only workspace too; `'own'`: for the record's owner. Otherwise calls other
   * than GET are refused there.
   */
  readonly whileReadOnly?: true | 'own'
  /** A GET that does more than read, so it is not for auditors. */
  readonly acts?: true
  /**
   * It makes a file or a report and waits for its turn, so that one caller's burst delays no other.
   * `'rows'`: it reads many rows for a screen and waits with searches and long pages. `'reads'`: it
   * answers several reads, which wait for turns of their own.
   */
  readonly costly?: true | 'rows' | 'reads'
  /** A write for every member that changes a company record, not the caller's: not for auditors. */
  readonly ofCompany?: true
  /** A file that is also available by a link, see download-link.ts. */
  readonly byLink?: true
  /** Keeps no trace of the caller: reads neither a session nor an Idempotency-Key. */
  readonly traceless?: true
  /**
   * Also for those who decide a step of a request of this person, of this kind; the handler checks
   * which.
   */
  readonly steps?: StepKind
  /**
   * What `If-Match` is compared with: a decision carries the displayed revision of its item, a
   * change that of its row. Every PUT is a change of a row.
   */
  readonly ifMatch?: 'decision' | 'row'
  /**
   * The body is a multipart form (JSON is accepted as well); fields made by `file()` are uploads.
   */
  readonly multipart?: boolean
  /** Most bytes of a request, files included; 1 MiB by default. */
  readonly limit?: number
  /** Undefined: 204 without a body. `'html'` and `'file'`: raw answers. */
  readonly response?: R
  readonly raw?: 'html' | 'file' | 'csv'
  readonly status?: number
  /** Further headers of the answer with their meaning; the handler sets them on its reply. */
  readonly headers?: Readonly<Record<string, string>>
  /**
   * The answer holds a value that is given once, such as a session's token. So it is sent even if
   * the read tables are late.
   */
  readonly givesOnce?: true
  /** Documented query parameters without effect here: their result is always included. */
  readonly ignores?: readonly string[]
  /** Codes that only this call can answer, besides the kernel's. */
  readonly errors?: readonly string[]
  /** The gain of a writing call for its caller, as its area declares it. */
  readonly gain?: Gain
  /** What an API token needs for it, if not the scope of its area and verb. */
  readonly tokens?: TokenRule
  /** Its end is announced. docs/api/stability.md has the rule. */
  readonly deprecated?: Deprecation
}

/** The announced end of a call. */
export interface Deprecation {
  /** Day of the announcement. */
  readonly since: string
  /** First day without the call; at least a year later. */
  readonly until: string
  /** Name of the call that replaces it. */
  readonly use: string
}

type Spec<
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  R extends Shape,
  M extends Method,
> = Omit<Endpoint<P, Q, B, R>, 'name' | 'area' | 'gain' | 'tokens'> & { readonly method: M }

/** Declares one call. `area()` fills in name and area. */
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

/** The type-level facts of a call, by which `ScreenCallOf` requires the displayed record. */
interface Held<M, I> {
  readonly method: M
  readonly held: I
}

/** Classes that admit admins: here an area's permission admits its holders equally. */
const namesAdmins: readonly Who[] = ['self', 'payee', 'approver', 'own-time', 'admin']

type Endpoints = Record<string, Endpoint<any, any, any, any>>

/**
 * Collects an area's endpoints: the property's name becomes the operation id. The permission opens
 * all its admin calls.
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
        Part<'body', In<B>> & {
          shown?: Shown | undefined
        }
    : never

/** What a screen sends: changes of a row and decisions include the displayed record. */
export type ScreenCallOf<E> = CallOf<E> &
  (E extends { readonly method: 'PUT' } | { readonly held: IfMatch } ? { shown: Shown } : unknown)

/** The record as displayed to the caller; its revision is sent as If-Match. */
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

/** Declares a file field of a multipart body. */
export function file(kinds: readonly FileKind[] = ['image', 'document'], message = 'field.file') {
  const schema = z.custom<Upload | Blob>(
    (value: any) => value instanceof Blob || ArrayBuffer.isView(value?.bytes),
    { error: message },
  )

  files.set(schema, { kinds })
  return schema.meta({ type: 'string', format: 'binary' })
}

/** Declares a field that takes a file or typed text or a number. */
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
 * Returns whether mail programs and PayPal may add query parameters to its links. Other calls
 * refuse unknown parameters, because ignoring one would answer another question.
 */
export const takesAnyQuery = ({ raw, who }: Endpoint): boolean =>
  raw !== undefined && (who === 'public' || who === 'key')
