import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  type DocumentImportPreview,
  documentImportPreviewsApi,
} from '@workledger/contracts/documents/document-import-previews.api'
import { type ApiError, call } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'

/** Names of an archive and what they mean; null leaves out, an empty text takes a choice back. */
export type Chosen = Readonly<Record<string, string | null>>

/** An archive and the choices of its reading. */
export interface ArchiveReading {
  file: File
  people: Chosen
  types: Chosen
}

/** Returns choices as JSON, without those that were taken back. */
const made = (choices: Chosen) =>
  JSON.stringify(Object.fromEntries(Object.entries(choices).filter(([, id]) => id !== '')))

export const readingBody = ({ file, people, types }: ArchiveReading) => ({
  file,
  people: made(people),
  types: made(types),
})

/** Reads what an import of documents would do, again after every choice. */
export function useArchivePreview(reading: ArchiveReading) {
  const { workspace } = useMember()
  const { file, ...choices } = readingBody(reading)

  return useQuery<DocumentImportPreview, ApiError>({
    queryKey: [
      // Of no area: an import does not make its file be read again.
      'documentImportPreview',
      workspace.id,
      file.name,
      file.size,
      file.lastModified,
      choices,
    ],
    queryFn: async ({ signal }) =>
      (
        await call(
          documentImportPreviewsApi.previewDocumentImport,
          { params: { ws: workspace.id }, body: { file, ...choices } as never },
          { signal, timeout: 300_000 },
        )
      ).data,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => count < 2 && error.unknownOutcome,
  })
}
