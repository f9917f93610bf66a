import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { acceptOf, type FileKind } from '@workledger/contracts/kernel/file-types'
import { useId, useRef, useState } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { Icon } from '../ui/icon'
import { Grow, Row } from '../ui/layout'
import { Field, type Look } from './fields'
import type { FieldProps } from './form'

const megabyte = 1024 * 1024

/** One file, by button or drop; a file that is too large is refused before sending. */
export function FileField({
  name,
  value,
  onChange,
  error,
  label,
  hint,
  required,
  kinds = ['image', 'document'],
}: FieldProps<File | null> & Look & { kinds?: readonly FileKind[] }) {
  const t = useText(kitTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const [over, setOver] = useState(false)

  const take = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > megabyte)
    if (file.size <= megabyte) onChange(file)
  }

  const complaint = tooLarge ? t('file.tooLarge') : error

  return (
    <Field {...{ id, label, hint, required }} error={complaint}>
      <Row
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
        gap={1}
        sx={{
          minHeight: 48,
          px: 1,
          border: '1px dashed',
          borderColor: over ? 'primary.main' : complaint ? 'tone.bad' : 'tone.lineStrong',
          borderRadius: 1,
          bgcolor: over ? 'tone.accentSoft' : undefined,
        }}
      >
        <Button onClick={() => input.current?.click()} startIcon={<Icon name="upload" />}>
          {t('actions.choose')}
        </Button>
        <Grow
          component="span"
          dir="auto"
          sx={{
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            // A name stays on its line; what may be chosen is read to its end.
            whiteSpace: value ? 'nowrap' : 'normal',
            color: value ? 'text.primary' : 'text.disabled',
          }}
        >
          {value?.name ?? t('file.drop')}
        </Grow>
        {value && (
          <IconButton aria-label={t('actions.remove')} onClick={() => onChange(null)}>
            <Icon name="close" size={14} />
          </IconButton>
        )}
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={acceptOf(kinds)}
          hidden
          onChange={(event) => {
            take(event.target.files?.[0])
            // Allows choosing a removed file again.
            event.target.value = ''
          }}
        />
      </Row>
    </Field>
  )
}
