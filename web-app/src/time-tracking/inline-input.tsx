import Box from '@mui/material/Box'
import { ApiError } from '@workledger/kit/net/client'
import { type Ref, useEffect, useId, useRef, useState } from 'react'

interface Props {
  value: string
  label: string
  /** Called with a changed text; its error is shown under the field and the text stays. */
  save: (typed: string) => Promise<unknown>
  /** Returns a complaint about the text before it is sent. */
  check?: (typed: string) => string | null
  placeholder?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
  sx?: object
  /** Times and codes read left to right everywhere. */
  ltr?: boolean
}

/** A text editable in place: Enter or leaving saves, Esc undoes. */
export function InlineInput({
  value,
  label,
  save,
  check,
  placeholder,
  disabled,
  ref,
  sx,
  ltr,
}: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [complaint, setComplaint] = useState<string | null>(null)
  const cancelled = useRef(false)

  // Another tab's change shows once the person is not typing here.
  useEffect(() => {
    if (typed === value && !complaint) setTyped(null)
  }, [typed, value, complaint])

  const leave = async () => {
    if (cancelled.current || typed === null || typed.trim() === value) {
      cancelled.current = false
      setTyped(null)
      setComplaint(null)

      return
    }

    const wrong = check?.(typed.trim()) ?? null
    setComplaint(wrong)
    if (wrong) return

    try {
      await save(typed.trim())
      setTyped(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setComplaint(Object.values(error.fields)[0]?.[0] ?? error.message)
    }
  }

  return (
    <Box component="span" sx={{ position: 'relative', display: 'block', minWidth: 0 }}>
      <Box
        component="input"
        ref={ref}
        value={typed ?? value}
        aria-label={label}
        aria-invalid={complaint !== null}
        aria-describedby={complaint ? id : undefined}
        title={complaint ? undefined : (typed ?? value) || undefined}
        placeholder={placeholder}
        disabled={disabled}
        className={ltr ? 'num ltr' : undefined}
        dir={ltr ? 'ltr' : 'auto'}
        onChange={(event) => {
          setTyped(event.target.value)
          setComplaint(null)
        }}
        onBlur={() => void leave()}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return

          if (event.key === 'Escape') {
            event.stopPropagation()
            cancelled.current = true
          }

          if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
        }}
        sx={{ ...bare, ...(complaint ? { borderColor: 'tone.bad' } : {}), ...sx }}
      />
      {complaint && (
        <Box
          id={id}
          role="alert"
          sx={{
            position: 'absolute',
            zIndex: 5,
            top: '100%',
            insetInlineStart: 0,
            mt: '2px',
            px: 1,
            py: 0.5,
            borderRadius: '4px',
            bgcolor: 'tone.badSoft',
            color: 'tone.bad',
            fontSize: 12,
            lineHeight: '16px',
            whiteSpace: 'nowrap',
          }}
        >
          {complaint}
        </Box>
      )}
    </Box>
  )
}

/** An input that looks like text until it is hovered. */
export const bare = {
  width: '100%',
  minWidth: 0,
  height: 28,
  mx: '-7px',
  px: '6px',
  border: '1px solid transparent',
  borderRadius: '4px',
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  // Mirrored with the page: text in the other direction still begins where its column begins.
  textAlign: 'left',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'text.disabled', opacity: 1 },
  '&:hover:not(:disabled)': { borderColor: 'divider' },
  '&:focus': { borderColor: 'primary.main', outline: 'none', bgcolor: 'background.paper' },
} as const
