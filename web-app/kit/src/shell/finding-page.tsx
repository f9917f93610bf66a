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
  return (
    <Page title={title} crumbs={crumbs} quietTitle>
      {error instanceof ApiError && error.status === 404 ? (
        <NotFound />
      ) : error ? (
        <FailedState error={error} retry={() => void refetch()} />
      ) : (
        <PageSkeleton {...(shape && { shape })} />
      )}
    </Page>
  )
}
