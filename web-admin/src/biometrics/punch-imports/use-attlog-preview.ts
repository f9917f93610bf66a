import { useQuery } from '@tanstack/react-query'
import {
  type PunchImportPreview,
  punchImportPreviewsApi,
} from '@workledger/contracts/biometrics/punch-import-previews.api'
import { type ApiError, call } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'

/** A file and the device that wrote it. */
export interface AttlogReading {
  file: File
  device_id: string
}

/** Reads what an import of the file would do. */
export function useAttlogPreview({ file, device_id }: AttlogReading) {
  const { workspace } = useMember()

  return useQuery<PunchImportPreview, ApiError>({
    queryKey: [
      // Of no area: an import does not make its file be read again.
      'punchImportPreview',
      workspace.id,
      file.name,
      file.size,
      file.lastModified,
      device_id,
    ],
    queryFn: async ({ signal }) =>
      (
        await call(
          punchImportPreviewsApi.previewPunchImport,
          { params: { ws: workspace.id }, body: { file, device_id } as never },
          { signal, timeout: 120_000 },
        )
      ).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => count < 2 && error.unknownOutcome,
  })
}
