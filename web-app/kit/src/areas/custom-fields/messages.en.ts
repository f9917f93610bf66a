export default {
  title: 'Custom fields',
  companyTitle: 'Company data',
  history: 'History of the custom fields',
  updated: 'Information Updated',
  adminsSee: 'Only administrators see this.',
  adminsEdit: 'Only an administrator can change this.',
  download: 'Download {{name}}',
  removeFile: 'Remove the file',
  removeTitle: 'Remove {{name}}?',
  removeText: 'The file is taken out of this field. The history keeps its name.',
  removed: 'File removed',
  valuesChanged: 'Custom fields changed',
} as const
