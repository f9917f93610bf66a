export default {
  title: 'Custom fields',
  companyTitle: 'Company data',
  history: 'History of the custom fields',
  updated: 'Information Updated',
  adminsSee: 'Only administrators can see this.',
  adminsEdit: 'Only administrators can change this.',
  download: 'Download {{name}}',
  removeFile: 'Remove the file',
  removeTitle: 'Remove {{name}}?',
  removeText: 'The file is removed from this field. The history keeps its name.',
  removed: 'File removed',
  valuesChanged: 'Custom fields changed',
} as const
