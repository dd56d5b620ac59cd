export const texts = {
  announcementGone: 'This announcement no longer exists.',
  activity: {
    announcementAdded: 'Added an announcement',
    announcementChanged: 'Changed an announcement',
    announcementRemoved: 'Removed an announcement',
  },
}
