import { Injectable } from '@nestjs/common'
import type { CustomField as Shown } from '@workledger/contracts/custom-fields/custom-fields.api'
import type { FieldCategory } from '@workledger/contracts/kernel/custom-field'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { CodedError, refuse } from '@workledger/contracts/kernel/errors'
import { customFieldsDecider } from '@workledger/domain/custom-fields/custom-fields'
import {
  type CustomValueCommand,
  changesField,
  customValuesDecider,
  firstValues,
  type GivenValue,
} from '@workledger/domain/custom-fields/custom-values'
import type { Seen } from '@workledger/domain/kernel/contents'
import { streamOf } from '@workledger/domain/kernel/decider'
import {
  type FieldRow,
  fieldsOf,
  valuesOf,
} from '@workledger/projections/custom-fields/custom-fields.queries'
import { Commands } from '../kernel/commands/commands'
import { Files } from '../kernel/files/files'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'

/** The owner of values, with its address. */
export interface Owner {
  workspace: string
  /** An employee, or the workspace itself. */
  id: string
  category: FieldCategory
  /** `/employees/{id}/custom_fields` or `/workspaces/{id}/custom_fields`. */
  path: string
}

/** The caller: admins change every field; auditors see every field and change those open to all. */
export interface Asker {
  admin: boolean
  everything: boolean
}

interface CustomValuesInput {
  given: Readonly<Record<string, GivenValue>>
  whole: boolean
  seen?: Seen | undefined
}

interface CustomValueInput {
  field: string
  value: Upload | string | number | null
  seen: Seen
}

/** Values in custom fields of employees and of the company. */
@Injectable()
export class CustomValuesService {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly files: Files,
  ) {}

  /** Returns every field visible to the caller, with its value. */
  async readValues(owner: Owner, { admin, everything }: Asker): Promise<Shown[]> {
    const [fields, { values, revision }] = await this.queries.ask(owner.workspace, async (db) => [
      await fieldsOf(db, owner.workspace, owner.category, everything),
      await valuesOf(db, owner.id),
    ])
    return fields.map((field) => {
      const value = values[field.id]
      return {
        custom_field_type_id: field.id,
        name: field.name,
        key: field.key,
        type: field.type as Shown['type'],
        description: field.description,
        mandatory: field.mandatory,
        visible_to: field.visible_to as Shown['visible_to'],
        editable: changesField(field as never, admin),
        value: value?.text ?? null,
        revision,
        document: value?.file ? { download_url: `${owner.path}/${field.id}/file` } : null,
      }
    })
  }

  /** Saves a form, or some of its fields. Errors name the field's id. */
  async save(
    ctx: Ctx,
    owner: Owner,
    { admin }: Asker,
    { given, whole, seen }: CustomValuesInput,
  ): Promise<void> {
    const { workspace, id, category } = owner
    const { fields } = await this.commands.state(customFieldsDecider, workspace, workspace)
    const before = await this.commands.state(customValuesDecider, workspace, id)
    const claimed = firstValues(before, given).filter((field) => Object.hasOwn(fields, field))

    const command: CustomValueCommand = {
      type: 'save',
      owner_id: id,
      given,
      fields,
      category,
      admin,
      claimed,
      whole,
    }

    await this.commands.in(ctx, workspace).check(customValuesDecider, id, command, seen)

    if (claimed.length > 0)
      await this.commands.in(ctx, workspace).append(customFieldsDecider, workspace, {
        type: 'claim',
        workspace_id: workspace,
        fields: claimed.map((field_id) => ({ field_id, kind: fields[field_id]!.kind })),
        owner_ids: [id],
        planned: false,
      })

    await this.commands.in(ctx, workspace).run(customValuesDecider, id, command, seen)
  }

  /** Sets one field to a text or a file. Errors name `value`. */
  async set(
    ctx: Ctx,
    owner: Owner,
    asker: Asker,
    { field, value, seen }: CustomValueInput,
  ): Promise<void> {
    const upload = value !== null && typeof value === 'object' ? value : undefined

    const of = {
      workspace: owner.workspace,
      person: owner.id,
      stream: streamOf(customValuesDecider, owner.id),
    }

    await this.files.keep(ctx, of, upload, async (file) => {
      const given =
        file === undefined ? (value as string | number | null) : { text: fileNameOf(upload!), file }
      await this.save(ctx, owner, asker, { given: { [field]: given }, whole: false, seen }).catch(
        (error) => {
          throw error instanceof CodedError ? at('value', field, error) : error
        },
      )
    })
  }

  /** Returns one visible field with its value. */
  async readValue(owner: Owner, asker: Asker, field: string): Promise<Shown> {
    return (
      (await this.readValues(owner, asker)).find(
        ({ custom_field_type_id }) => custom_field_type_id === field,
      ) ?? refuse('not_found')
    )
  }

  /** Returns the file in a visible field. */
  async file(owner: Owner, { everything }: Asker, id: string) {
    const [fields, { values }] = await this.queries.ask(owner.workspace, async (db) => [
      await fieldsOf(db, owner.workspace, owner.category, everything),
      await valuesOf(db, owner.id),
    ])

    const key = fields.some((field: FieldRow) => field.id === id) ? values[id]?.file : null
    return (key ? await this.files.get(key) : undefined) ?? refuse('not_found')
  }
}

const fileNameOf = ({ name }: Upload) => (name || 'file').slice(-255)

/** Returns the refusal with its error moved from one field to another. */
function at(name: string, field: string, error: CodedError): CodedError {
  const { [field]: own, ...others } = error.fields
  if (!own) return error
  const { params, retryAfter } = error.detail

  return new CodedError(error.code, {
    ...(params && { params }),
    ...(retryAfter && { retryAfter }),
    fields: { ...others, [name]: own },
  })
}
