import { useQuery } from '@tanstack/react-query'
import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { OfflineBar } from '@workledger/kit/shell/offline-notice'
import { OutsidePage } from '@workledger/kit/shell/outside'
import { usePageTitle } from '@workledger/kit/shell/title'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { useParams } from 'react-router-dom'
import { feedbackTexts } from './messages'
import { Sheet } from './sheet'

/**
 * A survey, opened by the key in the mail. It is read once, since the key may be used up before a
 * second read.
 */
export default function FeedbackPage() {
  const t = useText(feedbackTexts)
  const { id = '', surveyId = '', key = '' } = useParams()

  const found = useQuery({
    ...query(surveysApi.publicSurvey, { params: { ws: id, surveyId, key } }),
    enabled: key !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })

  usePageTitle(found.data?.data.name ?? t('page'))

  if (found.data)
    return (
      <>
        <OfflineBar />
        <Sheet
          key={key}
          workspace={id}
          surveyId={surveyId}
          accessKey={key}
          survey={found.data.data}
        />
      </>
    )

  return (
    <OutsidePage width={640}>
      {key === '' || (found.error && found.error.status >= 400 && found.error.status < 500) ? (
        <EmptyState
          heading
          icon="warning"
          title={t(key === '' ? 'invalid.title' : 'loadFailed')}
          text={t('invalid.text')}
        />
      ) : found.error ? (
        <FailedState error={{ message: t('loadFailed') }} retry={() => void found.refetch()} />
      ) : (
        <SkeletonRows rows={6} height={58} />
      )}
    </OutsidePage>
  )
}
