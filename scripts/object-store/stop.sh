#!/bin/bash
# Stops the processes that start.sh started in FOLDER, then removes FOLDER.
set -u
folder=$(realpath "${1:?usage: stop.sh FOLDER}")
[ -e "$folder/pids" ] || exit 0

# A process id may have been reused by another program.
is_ours() {
  grep -qzs -- "CEPH_CONF=$folder/ceph.conf" "/proc/$1/environ"
}

each() {
  while read -r pid; do
    is_ours "$pid" && kill "$1" "$pid" 2>/dev/null
  done <"$folder/pids"
}

each -TERM
for _ in $(seq 20); do
  each -0 || break
  sleep 0.1
done
each -KILL
rm -rf "$folder"
