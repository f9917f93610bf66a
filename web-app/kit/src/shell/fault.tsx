import Button from '@mui/material/Button'
import { Component, type ReactNode } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { AppLink } from '../ui/app-link'
import { EmptyState } from '../ui/states'
import { usePageTitle } from './title'

export function NotFound() {
  const t = useText(kitTexts)
  usePageTitle(t('notFound.tab'))

  return (
    <EmptyState
      heading
      icon="warning"
      title={t('notFound.title')}
      action={
        <Button component={AppLink} to="/">
          {t('notFound.home')}
        </Button>
      }
    />
  )
}

/** An address of the product without a page yet. */
export function NotAvailableYet() {
  const t = useText(kitTexts)
  return <EmptyState icon="calendar" title={t('notYet.title')} text={t('notYet.text')} />
}

export function Denied() {
  const t = useText(kitTexts)
  usePageTitle(t('denied.tab'))

  return (
    <EmptyState
      heading
      icon="warning"
      title={t('denied.title')}
      text={t('denied.text')}
      action={
        <Button component={AppLink} to="/">
          {t('denied.home')}
        </Button>
      }
    />
  )
}

function Crashed() {
  const t = useText(kitTexts)
  return (
    <EmptyState
      heading
      icon="warning"
      title={t('crashed.title')}
      text={t('crashed.text')}
      action={<Button onClick={() => window.location.reload()}>{t('crashed.reload')}</Button>}
    />
  )
}

/** Keeps a page's defect from breaking the shell. `of` resets it, for example the address. */
export class Boundary extends Component<
  { of?: string; children: ReactNode },
  { crashed: boolean }
> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidUpdate(before: { of?: string }) {
    if (before.of !== this.props.of && this.state.crashed) this.setState({ crashed: false })
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children
  }
}
