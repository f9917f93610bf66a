/** Names of this area's events. */
export default {
  SampleDrawn: 'Sample drawn',
  SampleItemMarked: 'Sample item marked',
  SampleNoteWritten: 'Note of a sample item written',
  SampleFinished: 'Sample finished',
  SampleReopened: 'Sample reopened',
  SampleDeleted: 'Sample deleted',
} as const
