/** The part of yauzl 3 that is used here; the package has no types. */
declare module 'yauzl' {
  export interface ExtraField {
    readonly id: number
    readonly data: Buffer
  }

  export interface Entry {
    readonly versionMadeBy: number
    readonly generalPurposeBitFlag: number
    readonly compressionMethod: number
    readonly crc32: number
    readonly compressedSize: number
    readonly uncompressedSize: number
    readonly externalFileAttributes: number
    readonly relativeOffsetOfLocalHeader: number
    readonly fileNameRaw: Buffer
    readonly extraFields: readonly ExtraField[]
    isEncrypted(): boolean
  }

  export interface ZipFile {
    readonly entryCount: number
    eachEntry(): AsyncIterable<Entry>
    close(): void
    readLocalFileHeaderPromise(
      entry: Entry,
      options: { minimal: true },
    ): Promise<{ fileDataStart: number }>
  }

  type ReadArguments = [
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, read?: number) => void,
  ]

  export class RandomAccessReader {
    read(...given: ReadArguments): void
    close(callback: (error?: Error) => void): void
  }

  export function fromRandomAccessReaderPromise(
    reader: RandomAccessReader,
    size: number,
    options: {
      decodeStrings: false
      validateEntrySizes: false
      autoClose: false
    },
  ): Promise<ZipFile>

  export function getFileNameLowLevel(
    flags: number,
    raw: Buffer,
    extraFields: readonly ExtraField[],
    strict: boolean,
  ): string
}
