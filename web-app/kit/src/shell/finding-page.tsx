import { ApiError } from '../net/client'
import { FailedState } from '../ui/states'
import type { Crumb } from './crumbs'
import { NotFound } from './fault'
import { Page } from './page'
import type { PageShape } from './page-shape'
import { PageSkeleton } from './page-skeleton'

interface Props {
  found: { error: Error | null; refetch: () => unknown }
  title: string
  crumbs: readonly Crumb[]
  /** Default: by the address. */
  shape?: PageShape
}

/** The page of a record that is loading, does not exist, or could not be read. */
export function FindingPage({ found: { error, refetch }, title, crumbs, shape }: Props) {
  // Its heading is the page's.
  if (error instanceof ApiError && error.status === 404) return <NotFound />

  return (
    <Page title={title} crumbs={crumbs} quietTitle>
      {error ? (
        <FailedState error={error} retry={() => void refetch()} />
      ) : (
        <PageSkeleton {...(shape && { shape })} />
      )}
    </Page>
  )
}
