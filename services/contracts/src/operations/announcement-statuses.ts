export const announcementStatuses = ['scheduled', 'active', 'ended', 'withdrawn'] as const
