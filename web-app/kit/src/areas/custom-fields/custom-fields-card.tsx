import { useQuery } from '@tanstack/react-query'
import { customFieldsApi as api } from '@workledger/contracts/custom-fields/custom-fields.api'
import { useMember } from '../../net/current'
import { query, useCommand } from '../../net/query'
import { FailedState, SkeletonRows } from '../../ui/states'
import { CustomFieldsForm, type FieldCalls } from './custom-fields-form'

/**
 * The custom fields of an employee, the viewer or another, as far as the viewer sees them; empty
 * without any.
 */
export function CustomFieldsCard({ employee }: { employee: string }) {
  const params = { id: employee }
  const found = useQuery(query(api.customFields, { params }))
  const invalidates = [api.customFields]
  const save = useCommand(api.setCustomFields, { invalidates })
  const set = useCommand(api.setCustomField, { invalidates })

  const calls: FieldCalls = {
    save: (values, shown) => save.send({ params, body: { values }, shown }),
    set: async (custom_field_type_id, value, shown) =>
      (await set.send({ params, body: { custom_field_type_id, value }, shown })).data,
  }

  return <FieldValues found={found} calls={calls} stream={`custom-values-${employee}`} />
}

/** The company's own custom fields. */
export function CompanyFieldsCard() {
  const { workspace, sees } = useMember()
  const params = { ws: workspace.id }
  const found = useQuery(query(api.companyFields, { params }))
  const invalidates = [api.companyFields]
  const save = useCommand(api.setCompanyFields, { invalidates })
  const set = useCommand(api.setCompanyField, { invalidates })

  const calls: FieldCalls = {
    save: (values, shown) => save.send({ params, body: { values }, shown }),
    set: async (custom_field_type_id, value, shown) =>
      (await set.send({ params, body: { custom_field_type_id, value }, shown })).data,
  }

  return (
    <FieldValues
      found={found}
      calls={calls}
      stream={sees() ? `custom-values-${workspace.id}` : undefined}
      company
    />
  )
}

type FieldQuery = ReturnType<
  typeof useQuery<import('@workledger/contracts/kernel/endpoint').AnswerOf<typeof api.customFields>>
>

function FieldValues({
  found,
  calls,
  stream,
  company,
}: {
  found: FieldQuery
  calls: FieldCalls
  stream: string | undefined
  company?: boolean
}) {
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={3} />
  const fields = found.data.data
  if (fields.length === 0) return null

  // Another set of fields makes a new form, another order does not. Values that another person
  // changes leave typed text alone.
  const form = fields
    .map(
      ({ custom_field_type_id, type, editable }) => `${custom_field_type_id} ${type} ${editable}`,
    )
    .sort()
    .join()

  return <CustomFieldsForm key={form} {...{ fields, calls, stream, company }} />
}
