import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { useRef, useState } from 'react'
import { importTexts } from './messages'

interface Props {
  /** What the file is, and which kinds are taken. */
  title: string
  kinds: string
  /** Why a file of another kind, or a larger one, is not taken. */
  wrong: string
  large: string
  /** Endings with their dots. */
  endings: readonly string[]
  megabytes: number
  choose: (file: File) => void
}

/** The first step of an import: one file by button or drop. */
export function ChooseImportFile({ title, kinds, endings, megabytes, choose, ...words }: Props) {
  const t = useText(importTexts)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [complaint, setComplaint] = useState<'wrong' | 'large' | null>(null)

  const complaintOf = ({ name, size }: File) =>
    !endings.some((ending) => name.toLowerCase().endsWith(ending))
      ? 'wrong'
      : size > megabytes * 1024 * 1024
        ? 'large'
        : null

  const take = (file: File | undefined) => {
    if (!file) return
    const wrong = complaintOf(file)
    setComplaint(wrong)
    if (!wrong) choose(file)
  }

  return (
    <>
      <Stack
        gap={1}
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
        sx={{
          justifyItems: 'center',
          px: 3,
          py: { xs: 4, sm: 6 },
          border: '1px dashed',
          borderColor: over ? 'primary.main' : complaint ? 'tone.bad' : 'tone.lineStrong',
          borderRadius: '8px',
          bgcolor: over ? 'tone.accentSoft' : 'background.paper',
          textAlign: 'center',
        }}
      >
        <Box sx={{ color: 'text.secondary', display: 'flex' }}>
          <Icon name="upload" size={24} />
        </Box>
        <Strong>{title}</Strong>
        <Muted size={13}>{kinds}</Muted>
        <Button
          variant="contained"
          color="primary"
          onClick={() => input.current?.click()}
          aria-describedby={complaint ? 'import-file-complaint' : undefined}
          sx={{ mt: 1 }}
        >
          {t('choose')}
        </Button>
        {complaint && (
          <Box id="import-file-complaint" role="alert" sx={{ color: 'tone.bad', fontSize: 13 }}>
            {words[complaint]}
          </Box>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={endings.join(',')}
          aria-label={t('choose')}
          onChange={(event) => {
            take(event.target.files?.[0])
            // Allows choosing a mended file again.
            event.target.value = ''
          }}
        />
      </Stack>
      <Muted
        component="ul"
        size={13}
        sx={{ mt: 2, mb: 0, paddingInlineStart: '18px', '& li': { mb: 0.5 } }}
      >
        <li>{t('nothingYet')}</li>
        <li>{t('again')}</li>
        <li>{t('undo')}</li>
      </Muted>
    </>
  )
}
