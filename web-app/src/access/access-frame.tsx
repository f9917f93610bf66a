import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Mark } from '@workledger/kit/shell/brand'
import { LanguageOffer } from '@workledger/kit/shell/language-offer'
import { OfflineBar } from '@workledger/kit/shell/offline-notice'
import { usePageTitle } from '@workledger/kit/shell/title'
import { LanguageMenu } from '@workledger/kit/shell/user-menu'
import { Avatar } from '@workledger/kit/ui/avatar'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Row, Stack } from '@workledger/kit/ui/layout'
import { Heading, Muted } from '@workledger/kit/ui/text'
import type { FormEventHandler, ReactNode, Ref } from 'react'

interface Props {
  title: string
  text?: ReactNode
  /** The workspace of this sign-in page. */
  workspace?: { name: string; logo: string | null } | null | undefined
  below?: ReactNode
  children: ReactNode
}

/** The frame of all pages before the sign-in. */
export function AccessFrame({ title, text, workspace, below, children }: Props) {
  usePageTitle(title)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <OfflineBar />
      <Row component="header" gap={1.25} sx={{ height: 56, px: { xs: 2, md: 3 }, fontWeight: 600 }}>
        <Mark />
        Workledger
        <Box sx={{ marginInlineStart: 'auto' }}>
          <LanguageMenu />
        </Box>
      </Row>
      <LanguageOffer />
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'grid',
          justifyItems: 'center',
          alignContent: { xs: 'start', sm: 'center' },
          px: 2,
          pt: { xs: 2, sm: 0 },
          pb: 10,
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Box
            sx={{
              p: { xs: 2.5, sm: 4 },
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: '12px',
            }}
          >
            {workspace && (
              <Box sx={{ mb: 2 }}>
                <Avatar
                  square
                  size={44}
                  person={{ first_name: workspace.name, avatar: workspace.logo }}
                />
              </Box>
            )}
            <Heading
              component="h1"
              size={20}
              sx={{
                mb: text ? 0.5 : children ? 2.5 : 0,
                lineHeight: '28px',
                letterSpacing: '-.01em',
              }}
            >
              {title}
            </Heading>
            {text && <Muted sx={{ mb: children ? 2.5 : 0 }}>{text}</Muted>}
            {children}
          </Box>
          {below && (
            <Muted
              sx={{
                mt: 2,
                textAlign: 'center',
                '& a': {
                  color: 'tone.accentInk',
                  fontWeight: 500,
                  textDecoration: 'none',
                  '&:hover': { textDecoration: 'underline' },
                },
              }}
            >
              {below}
            </Muted>
          )}
        </Box>
      </Box>
    </Box>
  )
}

interface FormProps {
  form: {
    busy: boolean
    message: string | null
    formProps: { ref: Ref<HTMLFormElement>; noValidate: boolean; onSubmit: FormEventHandler }
  }
  submit: string
  children: ReactNode
  /** Below the button, for example what it waits for. */
  note?: ReactNode
}

export function AccessForm({ form, submit, note, children }: FormProps) {
  return (
    <Stack component="form" {...form.formProps} gap={1.75}>
      {form.message && <Alert severity="error">{form.message}</Alert>}
      {children}
      <Button
        type="submit"
        variant="contained"
        color="primary"
        {...busyProps(form.busy)}
        sx={{ minHeight: 40 }}
      >
        {submit}
      </Button>
      {note && (
        <Muted role="status" size={12} sx={{ textAlign: 'center' }}>
          {note}
        </Muted>
      )}
    </Stack>
  )
}
