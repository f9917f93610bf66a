import { isPersonal } from '@workledger/contracts/kernel/event-fields'
import type * as z from 'zod'

/**
 * The places of personal fields in the values of a schema. Made once from the schema, then walked
 * for each event.
 */
export interface Plan {
  /** Personal fields of this object. */
  readonly fields: Set<string>
  /** Fields whose objects contain personal fields. */
  readonly inner: Map<string, Plan>
  /** For arrays and records: the plan of every element. */
  each?: Plan
}

type FieldPlan = Plan | 'personal' | undefined

/** Plans of the objects met so far, and those in progress. */
interface Progress {
  readonly known: Map<z.ZodType, Plan>
  readonly unfinished: Set<Plan>
}

type Def = { type: string } & Record<string, any>

/**
 * Returns the plan of a schema, or undefined without personal fields. Looks through wrappers
 * (optional, nullable, default, readonly, pipe, lazy …). A personal element makes its whole array,
 * record or tuple personal. A field that is personal in one option of a union is personal in all:
 * better too much encryption than too little.
 */
export function planOf(schema: z.ZodType): Plan | undefined {
  const found = walk(schema, { known: new Map(), unfinished: new Set() })
  return found && found !== 'personal' && holdsAny(found, new Set()) ? found : undefined
}

function holdsAny(plan: Plan, seen: Set<Plan>): boolean {
  if (seen.has(plan)) return false
  seen.add(plan)

  return (
    plan.fields.size > 0 ||
    [...plan.inner.values(), ...(plan.each ? [plan.each] : [])].some((inner) =>
      holdsAny(inner, seen),
    )
  )
}

function walk(schema: z.ZodType, progress: Progress): FieldPlan {
  if (isMarked(schema)) return 'personal'
  const def = (schema as any)._zod.def as Def

  switch (def.type) {
    case 'object':
      return walkObject(schema, def, progress)
    case 'array':
      return each(walk(def.element, progress))
    case 'record':
      return each(walk(def.valueType, progress))

    case 'tuple':
      return each(
        merge(
          [...def.items, ...(def.rest ? [def.rest] : [])].map((item) => walk(item, progress)),
          progress,
        ),
      )

    case 'union':
      return merge(
        def.options.map((option: z.ZodType) => walk(option, progress)),
        progress,
      )

    case 'intersection':
      return merge([walk(def.left, progress), walk(def.right, progress)], progress)
    case 'pipe':
      return merge([walk(def.in, progress), walk(def.out, progress)], progress)
    case 'lazy':
      return walk((schema as any)._zod.innerType, progress)
    default:
      return def.innerType ? walk(def.innerType, progress) : undefined
  }
}

function walkObject(schema: z.ZodType, def: Def, progress: Progress): FieldPlan {
  // A recursive schema finds its own unfinished plan here.
  const known = progress.known.get(schema)
  if (known) return known
  const plan: Plan = { fields: new Set(), inner: new Map() }
  progress.known.set(schema, plan)
  progress.unfinished.add(plan)

  for (const [name, field] of Object.entries(def.shape as Record<string, z.ZodType>)) {
    const found = walk(field, progress)

    if (found === 'personal') plan.fields.add(name)
    else if (found) plan.inner.set(name, found)
  }

  progress.unfinished.delete(plan)

  return plan.fields.size || plan.inner.size ? plan : undefined
}

// `.min()`, `.meta()` and the like copy a schema and remember their source.
function isMarked(schema: z.ZodType): boolean {
  for (let current: any = schema; current; current = current._zod.parent)
    if (isPersonal(current)) return true

  return false
}

const each = (found: FieldPlan): FieldPlan =>
  found === undefined || found === 'personal'
    ? found
    : { fields: new Set(), inner: new Map(), each: found }

function merge(all: FieldPlan[], progress: Progress): FieldPlan {
  if (all.includes('personal')) return 'personal'
  const plans = all.filter((found): found is Plan => found !== undefined && found !== 'personal')
  if (plans.length < 2) return plans[0]

  // A copy of an unfinished plan would leave personal data readable.
  if (plans.some((plan) => progress.unfinished.has(plan)))
    throw new Error('A schema that contains itself cannot be one of several objects of a union.')

  const merged: Plan = {
    fields: new Set(plans.flatMap((plan) => [...plan.fields])),
    inner: new Map(),
  }

  for (const name of new Set(plans.flatMap((plan) => [...plan.inner.keys()]))) {
    const inner = merge(
      plans.map((plan) => plan.inner.get(name)),
      progress,
    )
    if (inner && inner !== 'personal' && !merged.fields.has(name)) merged.inner.set(name, inner)
  }

  const elements = merge(
    plans.map((plan) => plan.each),
    progress,
  )

  if (elements && elements !== 'personal') merged.each = elements

  return merged
}
