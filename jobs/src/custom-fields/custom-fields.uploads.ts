import { customValueEvents } from '@workledger/contracts/custom-fields/custom-fields.events'
import type { CustomValueEvent } from '@workledger/domain/custom-fields/custom-values'
import { uploadsOf } from '../kernel/uploads'

type Values = Readonly<Record<string, { readonly file: string | null } | null>> | null

export const customFieldsUploads = uploadsOf<CustomValueEvent>({
  name: 'a field',
  frees: [customValueEvents.CustomValuesChanged],
  // Values of other kinds of fields name no file, and a file replaces files only.
  when: (data) =>
    Object.values((data as { values: Values }).values ?? {}).some(
      (value) => value === null || value.file !== null,
    ),
  changes: ({ data }) =>
    // The values of an erased person are gone.
    Object.fromEntries(
      Object.entries((data.values as Values) ?? {}).map(([field, value]) => [
        field,
        value?.file ?? null,
      ]),
    ),
})
