// Loaded into a measured process (node --import). Sends its parent the CPU time that the process has used so far.
process.on('message', () => process.send?.(process.cpuUsage()))
process.channel?.unref()
