import Button from '@mui/material/Button'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { AppLink } from '../ui/app-link'
import { EmptyState } from '../ui/states'
import { usePageTitle } from './title'

/** A page that says why there is nothing else, and leads home. */
function WordsAlone({ of }: { of: 'notFound' | 'denied' }) {
  const t = useText(kitTexts)
  usePageTitle(t(`${of}.tab`))

  return (
    <EmptyState
      heading
      icon="warning"
      title={t(`${of}.title`)}
      text={of === 'denied' && t('denied.text')}
      action={
        <Button component={AppLink} to="/">
          {t(`${of}.home`)}
        </Button>
      }
    />
  )
}

export const NotFound = () => <WordsAlone of="notFound" />

export const Denied = () => <WordsAlone of="denied" />

/** Even its own words could not be loaded. */
function Crashed() {
  const t = useText(kitTexts)
  return (
    <EmptyState
      heading
      icon="warning"
      title={t('failed.title')}
      action={<Button onClick={() => window.location.reload()}>{t('failed.retry')}</Button>}
    />
  )
}

// Kept by the browser from the first visit on; without a worker it may be missing, too.
const Fault = lazy(() => import('./away/not-here').catch(() => ({ default: Crashed })))

/** Keeps a page's defect from breaking the shell. `of` resets it, for example the address. */
export class Boundary extends Component<
  { of?: string; children: ReactNode },
  { error?: { message?: string } | null }
> {
  override state: { error?: { message?: string } | null } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? {} }
  }

  override componentDidUpdate(before: { of?: string }) {
    if (before.of !== this.props.of && this.state.error) this.setState({ error: null })
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    const { error } = this.state

    return error ? (
      <Suspense>
        <Fault error={error} />
      </Suspense>
    ) : (
      this.props.children
    )
  }
}
