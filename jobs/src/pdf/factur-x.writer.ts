import { createHash } from 'node:crypto'
import {
  AFRelationship,
  PDFDocument,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFString,
} from '@cantoo/pdf-lib'
import { xmlDocument } from '@workledger/domain/invoicing/einvoice/xml'
import { srgbProfile } from './srgb-profile'

interface FacturXContent {
  /** The Cross Industry Invoice. */
  readonly xml: string
  readonly title: string
  readonly author: string
  /** Date of both files. */
  readonly at: Date
}

const PRODUCER = 'Workledger'
const FILE = 'factur-x.xml'

/**
 * Embeds an e-invoice in a printed invoice: PDF/A-3, conformance level B (ISO 19005-3), with the
 * extension schema of Factur-X 1.0 in its profile EN 16931. Chromium's PDF embeds its fonts and has
 * no scripts. This adds the metadata, the output intent, the file and the document's id.
 */
export async function facturX(printed: Uint8Array, content: FacturXContent): Promise<Buffer> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false })
  const { context, catalog } = pdf
  const { xml, title, author, at } = content
  context.header = PDFHeader.forVersion(1, 7)
  pdf.setTitle(title)
  pdf.setAuthor(author)
  pdf.setProducer(PRODUCER)
  pdf.setCreator(PRODUCER)
  pdf.setCreationDate(at)
  pdf.setModificationDate(at)

  await pdf.attach(Buffer.from(xml), FILE, {
    mimeType: 'text/xml',
    description: 'Factur-X invoice',
    creationDate: at,
    modificationDate: at,
    afRelationship: AFRelationship.Alternative,
  })

  // Chromium's value, en-US@posix, is no valid language.
  catalog.delete(PDFName.of('Lang'))
  const profile = context.register(context.flateStream(srgbProfile(), { N: 3 }))

  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB'),
    Info: PDFString.of('sRGB'),
    DestOutputProfile: profile,
  })

  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]))
  // Uncompressed, so that an archive can identify the file without reading PDF.
  const metadata = context.stream(Buffer.from(xmp(content)), { Type: 'Metadata', Subtype: 'XML' })
  catalog.set(PDFName.of('Metadata'), context.register(metadata))
  const id = PDFHexString.of(
    createHash('sha256').update(printed).update(xml).digest('hex').slice(0, 32),
  )
  context.trailerInfo.ID = context.obj([id, id])

  return Buffer.from(await pdf.save({ useObjectStreams: false, updateFieldAppearances: false }))
}

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const FX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const properties = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const

/**
 * Returns XMP metadata: the facts of the document's information, and what Factur-X requires about
 * the embedded file.
 */
function xmp({ title, author, at }: FacturXContent): string {
  const moment = `${at.toISOString().slice(0, 19)}Z`
  const about = { '@rdf:about': '' }
  const inEveryLanguage = (text: string) => ({
    'rdf:Alt': { 'rdf:li': { '@xml:lang': 'x-default', '#': text } },
  })

  const packet = xmlDocument({
    'x:xmpmeta': {
      '@xmlns:x': 'adobe:ns:meta/',
      'rdf:RDF': {
        '@xmlns:rdf': RDF,
        'rdf:Description': [
          {
            ...about,
            '@xmlns:pdfaid': 'http://www.aiim.org/pdfa/ns/id/',
            'pdfaid:part': '3',
            'pdfaid:conformance': 'B',
          },
          {
            ...about,
            '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
            'dc:title': inEveryLanguage(title),
            'dc:creator': { 'rdf:Seq': { 'rdf:li': author } },
          },
          {
            ...about,
            '@xmlns:xmp': 'http://ns.adobe.com/xap/1.0/',
            'xmp:CreatorTool': PRODUCER,
            'xmp:CreateDate': moment,
            'xmp:ModifyDate': moment,
          },
          { ...about, '@xmlns:pdf': 'http://ns.adobe.com/pdf/1.3/', 'pdf:Producer': PRODUCER },
          {
            ...about,
            '@xmlns:fx': FX,
            'fx:DocumentType': 'INVOICE',
            'fx:DocumentFileName': FILE,
            'fx:Version': '1.0',
            'fx:ConformanceLevel': 'EN 16931',
          },
          {
            ...about,
            '@xmlns:pdfaExtension': 'http://www.aiim.org/pdfa/ns/extension/',
            '@xmlns:pdfaSchema': 'http://www.aiim.org/pdfa/ns/schema#',
            '@xmlns:pdfaProperty': 'http://www.aiim.org/pdfa/ns/property#',
            'pdfaExtension:schemas': {
              'rdf:Bag': {
                'rdf:li': {
                  '@rdf:parseType': 'Resource',
                  'pdfaSchema:schema': 'Factur-X PDFA Extension Schema',
                  'pdfaSchema:namespaceURI': FX,
                  'pdfaSchema:prefix': 'fx',
                  'pdfaSchema:property': {
                    'rdf:Seq': {
                      'rdf:li': properties.map(([name, description]) => ({
                        '@rdf:parseType': 'Resource',
                        'pdfaProperty:name': name,
                        'pdfaProperty:valueType': 'Text',
                        'pdfaProperty:category': 'external',
                        'pdfaProperty:description': description,
                      })),
                    },
                  },
                },
              },
            },
          },
        ],
      },
    },
  })

  const body = packet.slice(packet.indexOf('?>') + 2).trim()

  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>\n${body}\n<?xpacket end="w"?>`
}
