import { errorWords } from '../kernel/errors'
import type { documentImportErrors } from './document-imports.errors'

export const documentImportErrorsIt = errorWords<'it', typeof documentImportErrors>()({
  'document_import.file': 'Non è un archivio ZIP oppure è danneggiato. Crealo di nuovo.',
  'document_import.empty': 'L’archivio non contiene documenti.',
  'document_import.too_many':
    'L’archivio è troppo grande: al massimo {files} file e {megabytes} MB decompressi. Dividilo.',
  'document_import.index':
    'L’elenco {name} nell’archivio non ha colonne con un file e una persona.',
  'document_import.people':
    'Le persone devono essere un oggetto che assegna un dipendente a ogni nome.',
  'document_import.types':
    'I tipi devono essere un oggetto che assegna un tipo di documento a ogni nome.',
  'document_import.other_file': 'Non è l’archivio dell’anteprima. Apri di nuovo l’anteprima.',
  'document_import.running_still':
    'Questa importazione è ancora in corso. Annullala quando sarà terminata.',
  'document_import.no_person': 'Nessun dipendente è scelto per {name}.',
  'document_import.ambiguous': '{name} può indicare più dipendenti. Scegline uno.',
  'document_import.contradicting':
    'Numero e nome in {name} appartengono a dipendenti diversi. Scegline uno.',
  'document_import.left_out': 'I file di {name} vengono tralasciati, come scelto.',
  'document_import.no_type': 'Nessun tipo di documento è scelto per {type}.',
  'document_import.type_missing':
    'Il file non è in alcuna categoria. Scegli un tipo di documento per questi file.',
  'document_import.type_left_out': 'I file di {type} vengono tralasciati, come scelto.',
  'document_import.not_in_archive': 'L’elenco nomina {file}, che non è nell’archivio.',
  'document_import.not_a_date': '«{text}» non è una data.',
  'document_import.name_too_long': 'Il nome supera i 255 caratteri.',
  'document_import.path': 'Il percorso non è sicuro.',
  'document_import.link': 'È un collegamento o un dispositivo, non un file.',
  'document_import.encrypted': 'Il file è cifrato. Crea l’archivio senza password.',
  'document_import.method': 'Il file è compresso con un metodo non supportato.',
  'document_import.damaged': 'Il file è danneggiato.',
  'document_import.overlaps': 'Il file condivide i suoi byte con un altro dell’archivio.',
  'document_import.empty_file': 'Il file è vuoto.',
  'document_import.too_large': 'Il file supera 1 MB.',
  'document_import.content':
    'Il file è di un altro formato. I documenti sono PDF, Word, testo OpenDocument o immagini.',
  'document_import.pixels': 'L’immagine supera i 100 milioni di pixel.',
  'document_import.erased': 'I dati della persona sono stati cancellati.',
  'document_import.kind_no_person': 'Nessun dipendente è scelto per la persona.',
  'document_import.kind_ambiguous': 'Possono essere indicati più dipendenti.',
  'document_import.kind_contradicting':
    'Numero e nome della persona appartengono a dipendenti diversi.',
  'document_import.kind_left_out': 'La persona viene tralasciata, come scelto.',
  'document_import.kind_no_type': 'Nessun tipo di documento è scelto per la categoria.',
  'document_import.kind_type_left_out': 'La categoria viene tralasciata, come scelto.',
  'document_import.kind_not_in_archive': 'L’elenco nomina file che non sono nell’archivio.',
  'document_import.kind_not_a_date': 'La data non è leggibile.',
})
