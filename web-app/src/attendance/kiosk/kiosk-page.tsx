import { useQuery } from '@tanstack/react-query'
import { kiosksApi } from '@workledger/contracts/attendance/kiosks.api'
import { kioskTexts } from '@workledger/kit/areas/attendance/kiosks/messages'
import { showLanguage, useText } from '@workledger/kit/i18n/i18n'
import { isOffered } from '@workledger/kit/i18n/languages'
import { ApiError, call } from '@workledger/kit/net/client'
import { usePageTitle } from '@workledger/kit/shell/title'
import { EmptyState, SkeletonRows } from '@workledger/kit/ui/states'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { type KeptKiosk, keepKiosk, keptKiosk } from './kept-kiosk'
import { KioskFrame } from './kiosk-frame'
import { KioskStart } from './kiosk-start'

/** Milliseconds between two looks at the server while no one uses the kiosk. */
const [LOOK, LOOK_AGAIN] = [60_000, 5_000]

/** A page for a tablet at the entrance. It needs a pairing, and no member's session. */
export default function KioskPage() {
  const t = useText(kioskTexts)
  usePageTitle(t('page'))
  const [kept, setKept] = useState(keptKiosk)
  const pairing = usePairing(setKept)

  if (pairing.error)
    return (
      <KioskFrame>
        <EmptyState heading icon="warning" title={t('unpaired')} text={pairing.error} />
      </KioskFrame>
    )

  if (pairing.busy)
    return (
      <KioskFrame>
        <p role="status">{t('pairing')}</p>
      </KioskFrame>
    )

  if (!kept)
    return (
      <KioskFrame>
        <EmptyState heading icon="lock" title={t('unpaired')} text={t('unpairedText')} />
      </KioskFrame>
    )

  return <Paired kept={kept} lost={() => setKept(null)} />
}

/** Pairs by the code behind the address's `#`, which then leaves the address. */
function usePairing(paired: (kept: KeptKiosk) => void) {
  const { id } = useParams()
  const navigate = useNavigate()
  const [code] = useState(() => location.hash.slice(1))
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(code !== '' && id !== undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code works once
  useEffect(() => {
    if (code === '' || !id || taken === code) return
    taken = code

    void call(kiosksApi.pairKiosk, { params: { id }, body: { code } })
      .then(({ data: { token } }) => {
        keepKiosk({ id, token })
        paired({ id, token })
      })
      .catch((refused: Error) => setError(refused.message))
      .finally(() => {
        setBusy(false)
        void navigate('/kiosk', { replace: true })
      })
  }, [])

  return { busy, error }
}

/** The code that this page has sent; React may run an effect twice. */
let taken = ''

function Paired({ kept, lost }: { kept: KeptKiosk; lost: () => void }) {
  const t = useText(kioskTexts)

  const found = useQuery({
    queryKey: ['attendance', 'kioskState', kept.id],
    queryFn: ({ signal }) =>
      call(
        kiosksApi.kioskState,
        { params: { id: kept.id }, body: { token: kept.token } },
        { signal },
      ),
    retry: false,
    refetchInterval: ({ state }) => (state.error ? LOOK_AGAIN : LOOK),
    networkMode: 'always',
  })

  const gone = found.error instanceof ApiError && found.error.status === 404
  const language = found.data?.data.language

  useEffect(() => {
    if (!gone) return
    keepKiosk(null)
    lost()
  }, [gone, lost])

  const ownLanguage = useCallback(() => {
    if (language && isOffered(language)) void showLanguage(language)
  }, [language])

  // Each person begins in the company's language, whatever the one before chose.
  useEffect(ownLanguage, [ownLanguage])

  if (found.error)
    return (
      <KioskFrame sender={found.data?.data}>
        <EmptyState heading icon="warning" title={t('offline')} text={t('offlineText')} />
      </KioskFrame>
    )

  if (!found.data)
    return (
      <KioskFrame>
        <SkeletonRows rows={3} height={56} />
      </KioskFrame>
    )

  return (
    <KioskFrame sender={found.data.data}>
      <KioskStart kept={kept} lookAgain={() => void found.refetch()} begin={ownLanguage} />
    </KioskFrame>
  )
}
