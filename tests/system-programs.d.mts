export function ensureProgram(name: 'caddy' | 'initdb' | 'nginx' | 'pgrep' | 'prlimit' | 'strace'): string;
