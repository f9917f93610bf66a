import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { documentTypesIn } from '@workledger/contracts/documents/document-types'
import { useId } from 'react'
import { described, Field, type Look } from '../../form/fields'
import type { FieldProps } from '../../form/form'
import { useChoiceTexts } from '../../form/found-options'
import { useLanguage } from '../../i18n/i18n'
import { Icon } from '../../ui/icon'

/** The type of a document: a known one, or free text. */
export function TypeField({
  name,
  value,
  onChange,
  error,
  label,
  hint,
  required,
  placeholder,
}: FieldProps<string> & Look & { placeholder: string }) {
  const id = useId()
  const language = useLanguage()
  const texts = useChoiceTexts()

  return (
    <Field {...{ id, label, hint, error, required }}>
      <Autocomplete<string, false, true, true>
        id={id}
        freeSolo
        disableClearable
        forcePopupIcon
        {...texts}
        inputValue={value}
        value={value}
        onInputChange={(_, text) => onChange(text)}
        options={documentTypesIn(language)}
        popupIcon={<Icon name="down" />}
        fullWidth
        // The same height as every other field.
        sx={{
          '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0 },
          '& .MuiAutocomplete-input.MuiInputBase-input': { py: 1 },
        }}
        renderInput={(params) => (
          <OutlinedInput
            ref={params.slotProps.input.ref}
            endAdornment={params.slotProps.input.endAdornment}
            name={name}
            placeholder={placeholder}
            error={Boolean(error)}
            required={required}
            fullWidth
            inputProps={{
              ...params.slotProps.htmlInput,
              dir: 'auto',
              'aria-describedby': described(id, error, hint),
            }}
          />
        )}
      />
    </Field>
  )
}
