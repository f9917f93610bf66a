import { errorWords } from '../kernel/errors'
import type { documentImportErrors } from './document-imports.errors'

export const documentImportErrorsEs = errorWords<'es', typeof documentImportErrors>()({
  'document_import.file': 'No es un archivo ZIP o está dañado. Vuelve a crearlo.',
  'document_import.empty': 'El archivo ZIP no contiene documentos.',
  'document_import.too_many':
    'El archivo ZIP es demasiado grande: como máximo {files} archivos y {megabytes} MB descomprimidos. Divídelo.',
  'document_import.index':
    'La lista {name} del archivo ZIP no tiene columnas con un archivo y una persona.',
  'document_import.people':
    'Las personas deben ser un objeto que asigne un empleado a cada nombre.',
  'document_import.types':
    'Los tipos deben ser un objeto que asigne un tipo de documento a cada nombre.',
  'document_import.other_file':
    'Este no es el archivo ZIP de la vista previa. Vuelve a abrir la vista previa.',
  'document_import.running_still':
    'Esta importación sigue en curso. Deshazla cuando haya terminado.',
  'document_import.no_person': 'No se ha elegido ningún empleado para {name}.',
  'document_import.ambiguous': '{name} puede referirse a varios empleados. Elige uno.',
  'document_import.contradicting':
    'El número y el nombre de {name} pertenecen a empleados distintos. Elige uno.',
  'document_import.left_out': 'Los archivos de {name} se omiten, como se eligió.',
  'document_import.no_type': 'No se ha elegido ningún tipo de documento para {type}.',
  'document_import.type_missing':
    'El archivo no está en ninguna categoría. Elige un tipo de documento para estos archivos.',
  'document_import.type_left_out': 'Los archivos de {type} se omiten, como se eligió.',
  'document_import.not_in_archive': 'La lista nombra {file}, que no está en el archivo ZIP.',
  'document_import.not_a_date': '«{text}» no es una fecha.',
  'document_import.name_too_long': 'El nombre tiene más de 255 caracteres.',
  'document_import.path': 'La ruta no es segura.',
  'document_import.link': 'Es un enlace o un dispositivo, no un archivo.',
  'document_import.encrypted': 'El archivo está cifrado. Crea el archivo ZIP sin contraseña.',
  'document_import.method': 'El archivo está comprimido con un método no admitido.',
  'document_import.damaged': 'El archivo está dañado.',
  'document_import.overlaps': 'El archivo comparte sus bytes con otro del archivo ZIP.',
  'document_import.empty_file': 'El archivo está vacío.',
  'document_import.too_large': 'El archivo ocupa más de 1 MB.',
  'document_import.content':
    'El archivo es de otro formato. Los documentos son PDF, Word, texto OpenDocument o imágenes.',
  'document_import.pixels': 'La imagen tiene más de 100 millones de píxeles.',
  'document_import.erased': 'Los datos de la persona se han borrado.',
  'document_import.kind_no_person': 'No se ha elegido ningún empleado para la persona.',
  'document_import.kind_ambiguous': 'Puede referirse a varios empleados.',
  'document_import.kind_contradicting':
    'El número y el nombre de la persona pertenecen a empleados distintos.',
  'document_import.kind_left_out': 'La persona se omite, como se eligió.',
  'document_import.kind_no_type': 'No se ha elegido ningún tipo de documento para la categoría.',
  'document_import.kind_type_left_out': 'La categoría se omite, como se eligió.',
  'document_import.kind_not_in_archive': 'La lista nombra archivos que no están en el archivo ZIP.',
  'document_import.kind_not_a_date': 'No se puede leer la fecha.',
})
